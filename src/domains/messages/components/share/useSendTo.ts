import type { ResultOf } from '@livery/contract/calls';
import { useState } from 'react';
import { Submission } from '../../../../lib/forms/submission.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useChat } from '../../useChat.ts';
import type { ShareTarget } from './useTargets.ts';

/** Sends something to conversations at once; tells of each whether it came there. */
export type SendTo = (targets: ShareTarget[]) => Promise<ResultOf<'POST /api/v1/messages/:id/forward'>>;

interface SendToOptions {
  send: SendTo;
  onClose: () => void;
}

/** Sends to the chosen conversations, and a word of one's own after it where it came; says how it went. */
export const useSendTo = ({ send, onClose }: SendToOptions) => {
  const { toasts } = useStores();
  const { messages } = useChat();
  const [sending] = useState(() => new Submission());
  const sendTo = async (targets: ShareTarget[], words: string): Promise<void> => {
    const sent = await sending.send(() => send(targets));
    if (sending.problem) toasts.show(sending.problem, 'error');
    if (!sent) return;
    const { list } = sent.result;
    const reached = list.filter(({ error }) => error === undefined);
    if (words.trim() !== '') for (const { group_id } of reached) messages.room(group_id).outbox.add(words);
    const failed = list.length - reached.length;
    if (failed > 0) toasts.show({ id: 'room.forward.failed', values: { count: failed } }, 'error');
    else toasts.show({ id: 'room.share.done' }, 'success');
    onClose();
  };
  return { sendTo, isSending: () => sending.isSending };
};
