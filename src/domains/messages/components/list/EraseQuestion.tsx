import { ConfirmPopup } from '@livery/design-system/dialog';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';

export interface EraseQuestionProps {
  title: string;
  /** What becomes of it. */
  text: string;
  confirmLabel: string;
  open: boolean;
  /** Never rejects. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a conversation is cleared for oneself, for good. */
export function EraseQuestion({ title, text, confirmLabel, open, onConfirm, onClose }: EraseQuestionProps) {
  const say = useText();
  const [isSending, setSending] = useState(false);
  const handleConfirm = async () => {
    setSending(true);
    await onConfirm();
    setSending(false);
    onClose();
  };
  return (
    <ConfirmPopup
      open={open}
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={say('room.cancel')}
      tone="danger"
      loading={isSending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
