import { lazily } from '../../lib/lazily.tsx';
import { useStores } from '../../lib/stores/stores.ts';
import { refusesCounting } from './refuses-counting.ts';

const ConsentRow = lazily(() => import('./ConsentRow.tsx'), 'ConsentRow', {
  domain: 'analytics',
  failed: () => null,
});

/** Where the brand asks at all, and this browser has not answered for its owner. */
export function LazyConsentRow() {
  const { analytics } = useStores().brand.config;
  return analytics && analytics.consent !== false && !refusesCounting() && <ConsentRow />;
}
