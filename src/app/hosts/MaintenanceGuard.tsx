import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStores } from '../../lib/stores/stores.ts';

const PLACE = '/maintenance';

/** While maintenance is on every place is /maintenance; afterwards that place leads back to the root. */
export const MaintenanceGuard = observer(function MaintenanceGuard() {
  const { isOn } = useStores().maintenance;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isOn && pathname !== PLACE) void navigate(PLACE, { replace: true });
  }, [isOn, pathname, navigate]);
  return null;
});
