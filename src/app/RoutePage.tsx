import { observer } from 'mobx-react-lite';
import { lazily } from '../lib/lazily.tsx';
import { useStores } from '../lib/stores/stores.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { PostPage } from '../pages/post/PostPage.tsx';
import { AccountGuard } from './AccountGuard.tsx';
import { DomainPage } from './DomainPage.tsx';
import type { RouteRow } from './routes.ts';

const LostPage = lazily(() => import('../pages/lost/LostPage.tsx'), 'LostPage');

type Tab = Parameters<typeof HomePage>[0]['tab'];

function Page({ page, props = {} }: RouteRow) {
  if (page === 'home') return <HomePage tab={props['tab'] as Tab} />;
  if (page === 'post') return <PostPage />;
  if (page === 'lost') return <LostPage />;
  const [domain = '', name = ''] = page.split('/');
  return <DomainPage key={`${page} ${Object.values(props)}`} domain={domain} page={name} props={props} />;
}

/** What a row of the route table shows to whoever is at the screen. */
export const RoutePage = observer(function RoutePage(row: RouteRow) {
  const { features } = useStores().brand;
  if (row.feature && !features[row.feature]) return <LostPage />;
  const page = <Page {...row} />;
  return row.account ? <AccountGuard>{page}</AccountGuard> : page;
});
