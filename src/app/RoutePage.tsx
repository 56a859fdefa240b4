import { observer } from 'mobx-react-lite';
import { lazily } from '../lib/lazily.tsx';
import { PageFailure } from '../lib/PageFailure.tsx';
import { useStores } from '../lib/stores/stores.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { PagePlaceholder } from '../pages/placeholder/PagePlaceholder.tsx';
import { PostPage } from '../pages/post/PostPage.tsx';
import { AccountGuard } from './AccountGuard.tsx';
import { DomainPage } from './DomainPage.tsx';
import { placeholderOf } from './placeholders.ts';
import type { RouteRow } from './routes.ts';

const lost = placeholderOf('*');

const LostPage = lazily(() => import('../pages/lost/LostPage.tsx'), 'LostPage', {
  fallback: <PagePlaceholder of={lost} />,
  failed: (retry) => (
    <PagePlaceholder of={lost}>
      <PageFailure retry={retry} />
    </PagePlaceholder>
  ),
});

type Tab = Parameters<typeof HomePage>[0]['tab'];

function Page({ path, page, props = {} }: RouteRow) {
  if (page === 'home') return <HomePage tab={props['tab'] as Tab} />;
  if (page === 'post') return <PostPage />;
  if (page === 'lost') return <LostPage />;
  const key = `${page} ${Object.values(props)}`;
  return <DomainPage key={key} page={page} props={props} placeholder={placeholderOf(path)} />;
}

/** What a row of the route table shows to whoever is at the screen. */
export const RoutePage = observer(function RoutePage(row: RouteRow) {
  const { features } = useStores().brand;
  if (row.feature && !features[row.feature]) return <LostPage />;
  const page = <Page {...row} />;
  return row.account ? <AccountGuard>{page}</AccountGuard> : page;
});
