import { Alert, Button, type ButtonProps, Stack } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** What is done. */
  act: string;
  /** `danger` without. */
  tone?: ButtonProps['tone'];
  sending: Submission;
  onAct: () => void;
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

/** Something that is done only after whoever does it has said something about it. */
export const ConfirmDialog = observer(function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text: what, act, tone = 'danger', sending, onAct, onClose, children } = props;
  const text = useText();
  const words = useWords();
  const { problem, isSending } = sending;
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
        {children}
      </Stack>
    </Dialog>
  );
});
