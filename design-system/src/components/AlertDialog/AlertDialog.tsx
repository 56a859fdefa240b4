import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '../Button/Button.tsx';
import { AlertFrame } from './AlertFrame.tsx';

export interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  /** Words of its one button. */
  closeLabel: string;
}

/**
 * Something that must be read before going on: the display kind "alert" of the error catalogue (`product.md` 8).
 * One button, which has the focus; Escape is that button. A question is a `ConfirmPopup`.
 */
export function AlertDialog({ open, onClose, title, text, closeLabel }: AlertDialogProps) {
  return (
    <AlertFrame open={open} onClose={onClose} title={title} text={text}>
      <Radix.Cancel asChild>
        <Button tone="primary">{closeLabel}</Button>
      </Radix.Cancel>
    </AlertFrame>
  );
}
