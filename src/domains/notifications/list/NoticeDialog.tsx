import { Button } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { useText } from '../../../lib/intl/useText.ts';

interface NoticeDialogProps {
  title: string;
  /** All of what operators have to say; absent: nothing is open. */
  words: string | undefined;
  onClose: () => void;
}

/** A notice in full: it leads nowhere, and its row has room for one line. */
export function NoticeDialog({ title, words, onClose }: NoticeDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={words !== undefined}
      onClose={onClose}
      title={title}
      {...(words !== undefined && { text: words })}
      actions={
        <Button tone="primary" onClick={onClose}>
          {text('app.alert.ok')}
        </Button>
      }
    />
  );
}
