import { useState } from 'react';
import { BackConfirm } from '../../../lib/BackConfirm.tsx';
import { useText } from '../../../lib/intl/useText.ts';

export interface DangerQuestionProps {
  title: string;
  /** What becomes of it. */
  text: string;
  confirmLabel: string;
  open: boolean;
  /** Never rejects. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be undone, and stays until it has been carried out. */
export function DangerQuestion({ title, text, confirmLabel, open, onConfirm, onClose }: DangerQuestionProps) {
  const say = useText();
  const [isSending, setSending] = useState(false);
  const handleConfirm = async () => {
    setSending(true);
    await onConfirm();
    setSending(false);
    onClose();
  };
  return (
    <BackConfirm
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
