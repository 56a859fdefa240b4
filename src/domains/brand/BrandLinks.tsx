import type { LinkPlace } from '@livery/contract';
import { lazily } from '../../lib/lazily.tsx';
import { useStores } from '../../lib/stores/stores.ts';

const BrandLinkList = lazily(() => import('./BrandLinkList.tsx'), 'BrandLinkList', { failed: () => null });

/** What a brand lists for a place, at the end of it; nothing, and no code, where it lists nothing. */
export function BrandLinks({ place }: { place: LinkPlace }) {
  const { links } = useStores().brand.config;
  return links?.some(({ places }) => places.includes(place)) && <BrandLinkList place={place} />;
}
