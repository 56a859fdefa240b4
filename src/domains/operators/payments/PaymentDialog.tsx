import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import type { Payments } from './payments.store.ts';

/** Says what will happen, and asks why. */
export const PaymentDialog = observer(function PaymentDialog({ payments }: { payments: Payments }) {
  const text = useText();
  const act = payments.doing.asked?.act ?? 'retry';
  return (
    <ReasonDialog
      open={payments.doing.asked !== undefined}
      title={text(`ops.payments.${act}`)}
      text={text(`ops.payments.${act}.text`)}
      act={text(`ops.payments.${act}`)}
      tone={act === 'fail' ? 'danger' : 'primary'}
      form={payments.doing}
      onAct={() => void payments.confirm()}
      onClose={() => payments.doing.ask(undefined)}
    />
  );
});
