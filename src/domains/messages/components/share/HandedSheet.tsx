import { LIMITS } from '@livery/contract';
import type { OverlayProps } from '../../../../lib/domains/domain-module.ts';
import { forgetHanded, readHanded } from '../../../../lib/handed/handed.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useQuery } from '../../../../lib/router/useQuery.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { choose } from '../../uploads/choosing.ts';
import { sendFiles } from '../../uploads/send-files.ts';
import { useChat } from '../../useChat.ts';
import { WithChat } from '../WithChat.tsx';
import { TargetSheet } from './TargetSheet.tsx';
import type { SendTo } from './useSendTo.ts';

function Targets({ open, onClose }: Omit<OverlayProps, 'of'>) {
  const text = useText();
  const query = useQuery();
  const { toasts } = useStores();
  const { messages, uploads } = useChat();
  const send: SendTo = async (targets) => {
    const handed = await readHanded(query);
    const { files, refusals } = choose(handed.files, () => true);
    const showError = (id: (typeof refusals)[number]) => toasts.show({ id }, 'error');
    for (const id of refusals) showError(id);
    for (const { group_id } of targets) {
      if (handed.text !== '') messages.room(group_id).outbox.add(handed.text.slice(0, LIMITS.messageText));
      void sendFiles(files, {
        isOriginal: false,
        add: (prepared) => uploads.add(group_id, prepared),
        showError,
      });
    }
    void forgetHanded();
    return { reached: targets.map(({ group_id }) => group_id), problem: undefined };
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
