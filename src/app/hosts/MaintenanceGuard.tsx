import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useStores } from '../../lib/stores/stores.ts';

const MAINTENANCE = '/maintenance';

/** While maintenance is on every address leads to /maintenance; afterwards that one leads back to the root. */
export const MaintenanceGuard = observer(function MaintenanceGuard() {
  const { maintenance, users } = useStores();
  const { isOn } = maintenance;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const last = useRef(pathname);
  // Whoever is signed in hears of it by the socket; a guest asks, since many a page needs no call that would tell.
  useEffect(() => {
    if (last.current !== pathname && !users.isSignedIn) maintenance.checkSometimes();
    last.current = pathname;
  }, [maintenance, users, pathname]);
  useEffect(() => {
    if (isOn && pathname !== MAINTENANCE) navigate(MAINTENANCE, { replace: true });
  }, [isOn, pathname, navigate]);
  return null;
});
