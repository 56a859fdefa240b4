import { useState } from 'react';
import { Submission } from '../../../../lib/forms/submission.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import type { Words } from '../../../../lib/toasts/toasts.store.ts';
import { useChat } from '../../useChat.ts';
import type { ShareTarget } from './useTargets.ts';

export interface SendOutcome {
  /** Ids of the conversations where something came. */
  reached: readonly string[];
  /** What did not; undefined when all did. */
  problem: Words | undefined;
}

/** Sends something to conversations at once. */
export type SendTo = (targets: ShareTarget[]) => Promise<SendOutcome>;

/** Says that it did not come to so many conversations. */
export const unreachedWords = (count: number): Words | undefined =>
  count > 0 ? { id: 'room.forward.failed', values: { count } } : undefined;

interface SendToOptions {
  send: SendTo;
  onClose: () => void;
}

/** Sends to the chosen conversations, and a word of one's own after it where it came; says how it went. */
export const useSendTo = ({ send, onClose }: SendToOptions) => {
  const { toasts } = useStores();
  const { messages } = useChat();
  const [sending] = useState(() => new Submission());
  const sendTo = async (resolve: () => Promise<ShareTarget[]>, words: string): Promise<void> => {
    const sent = await sending.send(async () => send(await resolve()));
    if (sending.problem) toasts.show(sending.problem, 'error');
    if (!sent) return;
    const { reached, problem } = sent.result;
    if (words.trim() !== '') for (const id of reached) messages.room(id).outbox.add(words);
    if (problem) toasts.show(problem, 'error');
    else toasts.show({ id: 'room.share.done' }, 'success');
    onClose();
  };
  return { sendTo, isSending: () => sending.isSending };
};
