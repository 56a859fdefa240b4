import { observer } from 'mobx-react-lite';
import { lazily } from '../lib/lazily.tsx';
import { PageFailure } from '../lib/PageFailure.tsx';
import type { PlaceholderShape } from '../lib/placeholder-shape.ts';
import { useStores } from '../lib/stores/stores.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { PostPage } from '../pages/post/PostPage.tsx';
import { DomainPage } from './DomainPage.tsx';
import { Placeholder } from './Placeholder.tsx';
import { HOME, isOn, type RouteRow } from './routes.ts';

const LINES: PlaceholderShape = { shape: 'lines' };

const NotFoundPage = lazily(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage', {
  fallback: <Placeholder of={LINES} />,
  failed: (retry) => (
    <Placeholder of={LINES}>
      <PageFailure retry={retry} />
    </Placeholder>
  ),
});

const LoginRequired = lazily(() => import('./LoginRequired.tsx'), 'LoginRequired', {
  failed: (retry) => <PageFailure retry={retry} />,
});

type Tab = Parameters<typeof HomePage>[0]['tab'];

function Page({ page, props = {}, placeholder = LINES }: RouteRow) {
  if (page === 'home') return <HomePage tab={props['tab'] as Tab} />;
  if (page === 'post') return <PostPage />;
  if (page === 'lost') return <NotFoundPage />;
  const key = `${page} ${Object.values(props)}`;
  return <DomainPage key={key} page={page} props={props} placeholder={placeholder} />;
}

const FEED: Pick<RouteRow, 'page' | 'props'> = { page: 'home', props: { tab: 'recommend' } };

/** The page of a row of the route table. Where an account is needed, a guest sees the feed instead, if that is theirs to see. */
export const RoutePage = observer(function RoutePage(row: RouteRow) {
  const { brand, users, loginPrompt } = useStores();
  if (row.feature && !isOn(brand.features, row.feature)) return <NotFoundPage />;
  // Nothing opens under a dialog that has a word to say after the sign-up.
  const isIn = users.isSignedIn && loginPrompt.current === undefined;
  const { kept } = brand.config.places;
  const askedFor = !isIn && (row.account ?? kept.includes(row.path));
  return (
    <>
      {!(askedFor && kept.includes(HOME)) && <Page {...row} {...(askedFor && FEED)} />}
      {askedFor && <LoginRequired key={row.path} page={askedFor} />}
    </>
  );
});
