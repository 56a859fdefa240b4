import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import type { Payments } from './payments.store.ts';

/** Says what will happen, and asks why. */
export const PaymentDialog = observer(function PaymentDialog({ payments }: { payments: Payments }) {
  const text = useText();
  const act = payments.doing?.act ?? 'retry';
  return (
    <ReasonDialog
      open={payments.doing !== undefined}
      title={text(`ops.payments.${act}`)}
      text={text(`ops.payments.${act}.text`)}
      act={text(`ops.payments.${act}`)}
      tone={act === 'fail' ? 'danger' : 'primary'}
      form={payments}
      onAct={() => void payments.confirm()}
      onClose={() => payments.open(undefined)}
    />
  );
});
