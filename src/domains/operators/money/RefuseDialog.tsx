import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { Movements } from './movements.store.ts';

/** Nobody refuses without saying why. */
export const RefuseDialog = observer(function RefuseDialog({ movements }: { movements: Movements }) {
  const text = useText();
  const { toasts } = useOps();
  const refuse = async () => {
    if (await movements.refuse()) toasts.show({ id: 'ops.money.refused' }, 'success');
  };
  return (
    <ReasonDialog
      open={movements.refusing !== undefined}
      title={text('ops.money.refuse')}
      text={text('ops.money.refuse.text')}
      act={text('ops.money.refuse')}
      label={text('ops.money.refusal')}
      form={movements}
      onAct={() => void refuse()}
      onClose={() => movements.close()}
    />
  );
});
