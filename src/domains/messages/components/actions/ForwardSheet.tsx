import type { Message } from '@livery/contract';
import type { HttpCalls } from '../../../../lib/http/call.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { TargetSheet } from '../share/TargetSheet.tsx';
import type { ShareTarget } from '../share/useTargets.ts';

interface ForwardSheetProps {
  /** In the order in which they were said. */
  messages: readonly Message[];
  open: boolean;
  onClose: () => void;
  /** All of them have been sent to those who take them. */
  onSent?: () => void;
}

/** One after the other, so that they arrive in their order; each under ids that a repeat keeps. */
const forwardAll = async (http: HttpCalls, messages: readonly Message[], targets: readonly ShareTarget[]) => {
  const refused = new Map<string, string>();
  for (const [index, { id }] of messages.entries()) {
    const { list } = await http.call('POST /api/v1/messages/:id/forward', {
      params: { id },
      body: { targets: targets.map(({ group_id, cid }) => ({ group_id, cid: `${cid}-${index}` })) },
    });
    for (const { group_id, error } of list) if (error !== undefined) refused.set(group_id, error);
  }
  return {
    list: targets.map(({ group_id }) => {
      const error = refused.get(group_id);
      return { group_id, ...(error !== undefined && { error }) };
    }),
  };
};

/** To whom messages go on. */
export function ForwardSheet({ messages, open, onClose, onSent }: ForwardSheetProps) {
  const text = useText();
  const { http } = useStores();
  return (
    <TargetSheet
      title={text('room.forward.to')}
      open={open}
      onClose={onClose}
      send={async (targets) => {
        const sent = await forwardAll(http, messages, targets);
        onSent?.();
        return sent;
      }}
    />
  );
}
