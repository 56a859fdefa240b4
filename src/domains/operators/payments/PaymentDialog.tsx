import { Alert, Button, Stack, TextField } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Payments } from './payments.store.ts';

/** Says what will happen, and asks why. */
export const PaymentDialog = observer(function PaymentDialog({ payments }: { payments: Payments }) {
  const text = useText();
  const words = useWords();
  const { doing, reason, sending } = payments;
  const act = doing?.act ?? 'retry';
  return (
    <Dialog
      open={doing !== undefined}
      onClose={() => payments.open(undefined)}
      title={text(`ops.payments.${act}`)}
      text={text(`ops.payments.${act}.text`)}
      actions={
        <>
          <Button onClick={() => payments.open(undefined)}>{text('ops.cancel')}</Button>
          <Button
            tone={act === 'fail' ? 'danger' : 'primary'}
            loading={sending.isSending}
            onClick={() => void payments.confirm()}
          >
            {text(`ops.payments.${act}`)}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={reason}
          onChange={(typed) => payments.setReason(typed)}
          maxLength={300}
          required
        />
      </Stack>
    </Dialog>
  );
});
