import type { Person } from '@livery/contract';
import { useState } from 'react';
import { Submission } from '../../../../lib/forms/submission.ts';
import { newCid } from '../../../../lib/ids.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import type { ChosenPeople } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';

/** Sends the cards of those who are chosen, one after the other; who could not be sent stays chosen. */
export const useSendContacts = (groupId: string, chosen: ChosenPeople, onSent: () => void) => {
  const { http, toasts } = useStores();
  const { messages } = useChat();
  const [sending] = useState(() => new Submission());
  /** By person: a repeat keeps its client id. */
  const [cids] = useState(() => new Map<string, string>());

  const sendOne = async ({ id }: Person): Promise<void> => {
    const cid = cids.get(id) ?? newCid();
    cids.set(id, cid);
    const { list } = await http.call('POST /api/v2/share/social/author/:id/send-message', {
      params: { id },
      body: { targets: [{ group_id: groupId, cid }], type: 'recommand' },
    });
    const [sent] = list;
    if (!sent?.message) return;
    messages.room(groupId).accept(sent.message);
    chosen.remove(id);
  };

  const send = async (): Promise<void> => {
    await sending.send(async () => {
      for (const person of chosen.list) await sendOne(person);
    });
    const { length } = chosen.list;
    if (length === 0) return onSent();
    toasts.show(sending.problem ?? { id: 'room.contact.failed', values: { count: length } }, 'error');
  };

  return { sending, send };
};
