import { Alert, Button, Stack, TextField } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import type { Movements } from './movements.store.ts';

/** Nobody refuses without saying why. */
export const RefuseDialog = observer(function RefuseDialog({ movements }: { movements: Movements }) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { refusing, deciding, reason } = movements;
  const refuse = async () => {
    if (await movements.refuse()) toasts.show({ id: 'ops.money.refused' }, 'success');
  };
  return (
    <Dialog
      open={refusing !== undefined}
      onClose={() => movements.close()}
      title={text('ops.money.refuse')}
      text={text('ops.money.refuse.text')}
      actions={
        <>
          <Button onClick={() => movements.close()}>{text('ops.cancel')}</Button>
          <Button tone="danger" loading={deciding.isSending} onClick={() => void refuse()}>
            {text('ops.money.refuse')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {deciding.problem && <Alert tone="danger">{words(deciding.problem)}</Alert>}
        <TextField
          label={text('ops.money.refusal')}
          hint={text('ops.reason.hint')}
          value={reason}
          onChange={(typed) => movements.setReason(typed)}
          maxLength={300}
        />
      </Stack>
    </Dialog>
  );
});
