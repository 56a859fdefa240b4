import { Route, Routes } from 'react-router';
import { AlertHost } from './hosts/AlertHost.tsx';
import { LoginPromptHost } from './hosts/LoginPromptHost.tsx';
import { MaintenanceGuard } from './hosts/MaintenanceGuard.tsx';
import { ToastHost } from './hosts/ToastHost.tsx';
import { places } from './routes.tsx';
import { Frame } from './shell/Frame.tsx';
import { ScrollKeeper } from './shell/ScrollKeeper.tsx';

/** Every place with its frame, and what may lie over all of them. */
export function App() {
  return (
    <>
      <Routes>
        {places.map(({ path, frame, page }) => (
          <Route key={path} path={path} element={<Frame kind={frame}>{page}</Frame>} />
        ))}
      </Routes>
      <ScrollKeeper />
      <MaintenanceGuard />
      <LoginPromptHost />
      <AlertHost />
      <ToastHost />
    </>
  );
}
