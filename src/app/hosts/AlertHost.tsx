import { observer } from 'mobx-react-lite';
import { lazily } from '../../lib/lazily.tsx';
import { useStores } from '../../lib/stores/stores.ts';

const AlertDialog = lazily(() => import('./AlertDialog.tsx'), 'AlertDialog');

/** The dialog's code comes with the first alert. */
export const AlertHost = observer(function AlertHost() {
  const { alerts } = useStores();
  if (!alerts.current) return null;
  return <AlertDialog alert={alerts.current} onClose={() => alerts.close()} />;
});
