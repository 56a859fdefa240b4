import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { LazyPublishScreen } from '../../domains/publishing/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useStores } from '../../lib/stores/stores.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { PagePlaceholder } from '../placeholder/PagePlaceholder.tsx';

const placeholder = (
  <PagePlaceholder of={{ shape: 'panels', title: 'page.publish', back: '/home/recommend' }} />
);

/** Where a post is written. */
export const PublishPage = observer(function PublishPage() {
  const text = useText();
  const { domains, users } = useStores();
  usePageTitle(useBrand().title, text('page.publish'));
  // A draft belongs to somebody: until the server has said who this is, there is none.
  const store = useLoaded(domains.store('publishing'), users.me !== undefined);
  if (store.status === 'failed') return <PageFailure retry={store.retry} />;
  if (store.status === 'loading' || store.value.draft.isRestoring) return placeholder;
  return <LazyPublishScreen publishing={store.value} placeholder={placeholder} />;
});
