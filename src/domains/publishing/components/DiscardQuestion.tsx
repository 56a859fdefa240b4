import { BackConfirm } from '../../../lib/BackConfirm.tsx';
import { useText } from '../../../lib/intl/useText.ts';

export interface DiscardQuestionProps {
  open: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Words and pictures that are nowhere else go only once that was said. */
export function DiscardQuestion({ open, onDiscard, onClose }: DiscardQuestionProps) {
  const text = useText();
  return (
    <BackConfirm
      open={open}
      title={text('publish.discard.title')}
      text={text('publish.discard.text')}
      confirmLabel={text('publish.discard')}
      cancelLabel={text('publish.discard.stay')}
      tone="danger"
      onConfirm={onDiscard}
      onCancel={onClose}
    />
  );
}
