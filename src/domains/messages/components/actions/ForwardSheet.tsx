import type { Message } from '@livery/contract';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import type { Words } from '../../../../lib/toasts/toasts.store.ts';
import { TargetSheet } from '../share/TargetSheet.tsx';
import { unreachedWords } from '../share/useSendTo.ts';
import { type Forwarded, forwardAll } from './forward-all.ts';

interface ForwardSheetProps {
  /** In the order of their seqs. */
  messages: readonly Message[];
  open: boolean;
  onClose: () => void;
  /** They have been sent, but for those that failed. */
  onSent?: (forwarded: Forwarded) => void;
}

/** The conversations that messages are forwarded to. */
export function ForwardSheet({ messages, open, onClose, onSent }: ForwardSheetProps) {
  const text = useText();
  const { http } = useStores();
  return (
    <TargetSheet
      title={text('room.forward.to')}
      open={open}
      onClose={onClose}
      send={async (targets) => {
        const forwarded = await forwardAll(http, messages, targets);
        onSent?.(forwarded);
        const { reached, failed } = forwarded;
        const part: Words | undefined =
          failed.length > 0 ? { id: 'room.forward.part', values: { count: failed.length } } : undefined;
        const problem = messages.length > 1 ? part : unreachedWords(targets.length - reached.length);
        return { reached, problem };
      }}
    />
  );
}
