import type { Person } from '@livery/contract';
import { useState } from 'react';
import { Submission } from '../../../../lib/forms/submission.ts';
import { useNavigate } from '../../../../lib/router/useNavigate.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useChat } from '../../useChat.ts';

/** Opens the conversation with a person who was found; a second tap changes nothing. */
export const useOpenDirect = () => {
  const { groups, search } = useChat();
  const { toasts, users } = useStores();
  const navigate = useNavigate();
  const [opening] = useState(() => new Submission());
  const open = async (personId: string): Promise<void> => {
    const opened = await opening.send(() => groups.openDirect(personId));
    if (opening.problem) toasts.show(opening.problem, 'error');
    if (!opened) return;
    search.clear();
    navigate(`/room/${opened.result.id}`);
  };
  return ({ id }: Person): void => {
    if (id === users.id) toasts.show({ id: 'chat.search.self' });
    else void open(id);
  };
};
