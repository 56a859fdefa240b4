import { Alert, Button, type ButtonProps, Stack, TextField } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import type { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** What is done. */
  act: string;
  tone?: ButtonProps['tone'];
  form: { readonly reason: string; readonly sending: Submission; setReason(reason: string): void };
  onAct: () => void;
  onClose: () => void;
}

/** Something that others feel: whoever does it says why. */
export const ReasonDialog = observer(function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, text: what, act, tone = 'danger', form, onAct, onClose } = props;
  const text = useText();
  const words = useWords();
  const { problem, isSending } = form.sending;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={what}
      actions={
        <>
          <Button onClick={onClose}>{text('ops.cancel')}</Button>
          <Button tone={tone} loading={isSending} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {problem && <Alert tone="danger">{words(problem)}</Alert>}
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={form.reason}
          onChange={(reason) => form.setReason(reason)}
          maxLength={300}
          required
        />
      </Stack>
    </Dialog>
  );
});
