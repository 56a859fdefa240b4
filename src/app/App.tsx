import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { Redirect } from '../lib/router/Redirect.tsx';
import { useStores } from '../lib/stores/stores.ts';
import { ToastHost } from '../lib/toasts/ToastHost.tsx';
import { AlertHost } from './hosts/AlertHost.tsx';
import { ConnectionStrip } from './hosts/ConnectionStrip.tsx';
import { LoginPromptHost } from './hosts/LoginPromptHost.tsx';
import { MaintenanceGuard } from './hosts/MaintenanceGuard.tsx';
import { OverPagesHost } from './hosts/OverPagesHost.tsx';
import { RoutePage } from './RoutePage.tsx';
import { HOME, ROUTES } from './routes.ts';
import { Frame } from './shell/Frame.tsx';
import { ScrollRestoration } from './shell/ScrollRestoration.tsx';

/** Where the brand begins, for this person. */
const Start = observer(function Start() {
  const { brand, users } = useStores();
  return <Redirect to={brand.config.places.start[users.isSignedIn ? 'member' : 'guest']} />;
});

const onTheWay = (redirect: ReactNode) => <Frame kind="main">{redirect}</Frame>;

const routes: RouteObject[] = [
  { path: '/', element: onTheWay(<Start />) },
  { path: '/home', element: onTheWay(<Redirect to={HOME} />) },
  ...ROUTES.map((row) => ({
    path: row.path,
    element: (
      <Frame kind={row.frame} slimRail={row.slimRail}>
        <RoutePage {...row} />
      </Frame>
    ),
  })),
];

const Page = () => useRoutes(routes);

/** Every route with its frame, and what may lie over all of them. */
export function App() {
  return (
    <>
      <Page />
      <ScrollRestoration />
      <MaintenanceGuard />
      <LoginPromptHost />
      <AlertHost />
      <ConnectionStrip />
      <OverPagesHost />
      <ToastHost toasts={useStores().toasts} />
    </>
  );
}
