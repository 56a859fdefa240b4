import type { OverlayProps } from '../../../../lib/domains/domain-module.ts';
import { forgetHanded, readHanded } from '../../../../lib/handed/handed.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useQuery } from '../../../../lib/router/useQuery.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useChat } from '../../useChat.ts';
import { WithChat } from '../WithChat.tsx';
import { sendHanded } from './send-handed.ts';
import { TargetSheet } from './TargetSheet.tsx';
import type { SendTo } from './useSendTo.ts';

function Targets({ open, onClose }: Omit<OverlayProps, 'of'>) {
  const text = useText();
  const query = useQuery();
  const { toasts } = useStores();
  const { messages, uploads } = useChat();
  const send: SendTo = async (targets) => {
    const reached = targets.map(({ group_id }) => group_id);
    const handed = await readHanded(query);
    void forgetHanded();
    void sendHanded(handed, reached, {
      say: (id, words) => messages.room(id).outbox.add(words),
      upload: (id, file) => uploads.add(id, file),
      showError: (id) => toasts.show({ id }, 'error'),
    });
    return { reached, problem: undefined };
  };
  return <TargetSheet title={text('room.share.to')} open={open} onClose={onClose} send={send} />;
}

/** To whom one sends what another application has handed over. */
export function HandedSheet({ of: _, ...sheet }: OverlayProps) {
  return (
    <WithChat onClose={sheet.onClose}>
      <Targets {...sheet} />
    </WithChat>
  );
}
