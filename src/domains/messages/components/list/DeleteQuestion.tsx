import type { Group } from '@livery/contract';
import { ConfirmPopup } from '@livery/design-system/dialog';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';

interface DeleteQuestionProps {
  group: Group;
  open: boolean;
  /** Never rejects. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a conversation goes from the list with all that was said in it. */
export function DeleteQuestion({ group, open, onConfirm, onClose }: DeleteQuestionProps) {
  const text = useText();
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
      title={text('chat.delete.title', { name: group.display_name })}
      text={text('chat.delete.text')}
      confirmLabel={text('chat.delete')}
      cancelLabel={text('room.cancel')}
      tone="danger"
      loading={isSending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
