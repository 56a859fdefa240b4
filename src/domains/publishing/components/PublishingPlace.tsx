import { observer } from 'mobx-react-lite';
import { lazily } from '../../../lib/lazily.tsx';
import { useStores } from '../../../lib/stores/stores.ts';

const PublishingCards = lazily(() => import('./PublishingCards.tsx'), 'PublishingCards', {
  domain: 'publishing',
  // They go up all the same.
  failed: () => null,
});

/** Posts on their way, on top of the feed and of one's own page; nothing, and no code, where there are none. */
export const PublishingPlace = observer(function PublishingPlace() {
  const publishing = useStores().domains.store('publishing').value;
  return publishing && publishing.publications.list.length > 0 && <PublishingCards publishing={publishing} />;
});
