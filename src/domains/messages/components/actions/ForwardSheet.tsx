import type { Message } from '@livery/contract';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { TargetSheet } from '../share/TargetSheet.tsx';

interface ForwardSheetProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

/** To whom a message goes on. */
export function ForwardSheet({ message, open, onClose }: ForwardSheetProps) {
  const text = useText();
  const { http } = useStores();
  return (
    <TargetSheet
      title={text('room.forward.to')}
      open={open}
      onClose={onClose}
      send={(targets) =>
        http.call('POST /api/v1/messages/:id/forward', { params: { id: message.id }, body: { targets } })
      }
    />
  );
}
