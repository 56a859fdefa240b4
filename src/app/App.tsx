import { Navigate, Route, Routes } from 'react-router';
import { AlertHost } from './hosts/AlertHost.tsx';
import { ConnectionStrip } from './hosts/ConnectionStrip.tsx';
import { LoginPromptHost } from './hosts/LoginPromptHost.tsx';
import { MaintenanceGuard } from './hosts/MaintenanceGuard.tsx';
import { ToastHost } from './hosts/ToastHost.tsx';
import { RoutePage } from './RoutePage.tsx';
import { HOME, REDIRECTED, ROUTES } from './routes.ts';
import { Frame } from './shell/Frame.tsx';
import { ScrollKeeper } from './shell/ScrollKeeper.tsx';

const home = (
  <Frame kind="main">
    <Navigate to={HOME} replace />
  </Frame>
);

/** Every route with its frame, and what may lie over all of them. */
export function App() {
  return (
    <>
      <Routes>
        {REDIRECTED.map((path) => (
          <Route key={path} path={path} element={home} />
        ))}
        {ROUTES.map((row) => (
          <Route
            key={row.path}
            path={row.path}
            element={
              <Frame kind={row.frame} slimRail={row.slimRail}>
                <RoutePage {...row} />
              </Frame>
            }
          />
        ))}
      </Routes>
      <ScrollKeeper />
      <MaintenanceGuard />
      <LoginPromptHost />
      <AlertHost />
      <ConnectionStrip />
      <ToastHost />
    </>
  );
}
