import { Button } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { useText } from '../../../lib/intl/useText.ts';

export interface NoticeDialogProps {
  title: string;
  /** All of what operators have to say. */
  words: string;
  onClose: () => void;
}

/** A notice in full: it leads nowhere, and its row has room for one line. */
export function NoticeDialog({ title, words, onClose }: NoticeDialogProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={words}
      actions={
        <Button tone="primary" onClick={onClose}>
          {text('app.alert.ok')}
        </Button>
      }
    />
  );
}
