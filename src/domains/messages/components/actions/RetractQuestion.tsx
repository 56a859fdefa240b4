import type { Message } from '@livery/contract';
import { ConfirmPopup } from '@livery/design-system/dialog';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';

interface RetractQuestionProps {
  message: Message;
  open: boolean;
  onClose: () => void;
  /** Never rejects. */
  onConfirm: () => Promise<void>;
}

/** Asks before a message is taken back, or somebody else's away. */
export function RetractQuestion({ message, open, onClose, onConfirm }: RetractQuestionProps) {
  const text = useText();
  const { users } = useStores();
  const [isSending, setSending] = useState(false);
  const isOwn = message.user_id === users.id;
  const handleConfirm = async () => {
    setSending(true);
    await onConfirm();
    setSending(false);
    onClose();
  };
  return (
    <ConfirmPopup
      open={open}
      title={text(isOwn ? 'room.retract.title' : 'room.retract.others')}
      text={text('room.retract.text')}
      confirmLabel={text('room.retract')}
      cancelLabel={text('room.cancel')}
      tone="danger"
      loading={isSending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
