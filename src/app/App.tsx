import { type RouteObject, useRoutes } from 'react-router';
import { Redirect } from '../lib/router/Redirect.tsx';
import { AlertHost } from './hosts/AlertHost.tsx';
import { ConnectionStrip } from './hosts/ConnectionStrip.tsx';
import { LoginPromptHost } from './hosts/LoginPromptHost.tsx';
import { MaintenanceGuard } from './hosts/MaintenanceGuard.tsx';
import { OverPagesHost } from './hosts/OverPagesHost.tsx';
import { ToastHost } from './hosts/ToastHost.tsx';
import { RoutePage } from './RoutePage.tsx';
import { HOME, REDIRECTED, ROUTES } from './routes.ts';
import { Frame } from './shell/Frame.tsx';
import { ScrollRestoration } from './shell/ScrollRestoration.tsx';

const home = (
  <Frame kind="main">
    <Redirect to={HOME} />
  </Frame>
);

const routes: RouteObject[] = [
  ...REDIRECTED.map((path) => ({ path, element: home })),
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
      <ToastHost />
    </>
  );
}
