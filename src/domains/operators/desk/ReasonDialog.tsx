import { TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

interface ReasonDialogProps extends Omit<ConfirmDialogProps, 'sending' | 'children'> {
  form: { readonly reason: string; readonly sending: Submission; setReason(reason: string): void };
  /** The field's name, where it is another one. */
  label?: string;
  /** Fields above the reason, and under it. */
  children?: ReactNode;
  under?: ReactNode;
}

/** Something that others feel: whoever does it says why. */
export const ReasonDialog = observer(function ReasonDialog(props: ReasonDialogProps) {
  const { form, label, children, under, ...rest } = props;
  const text = useText();
  return (
    <ConfirmDialog {...rest} sending={form.sending}>
      {children}
      <TextField
        label={label ?? text('ops.reason')}
        hint={text('ops.reason.hint')}
        value={form.reason}
        onChange={(reason) => form.setReason(reason)}
        maxLength={300}
        required
      />
      {under}
    </ConfirmDialog>
  );
});
