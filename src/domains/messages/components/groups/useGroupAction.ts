import { useState } from 'react';
import { type ClaimedWords, Submission } from '../../../../lib/forms/submission.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { ManagedGroup, refusalWords } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';

/**
 * Something that is done with a group. What is refused is said by `sending`, and the group is read anew: somebody else has
 * changed it. Read it inside an `observer`.
 */
export const useGroupAction = (groupId: string, wordsOf: ClaimedWords = refusalWords) => {
  const { http } = useStores();
  const { groups } = useChat();
  const [managed] = useState(() => new ManagedGroup(http, groups, groupId));
  const [sending] = useState(() => new Submission(wordsOf));
  /** Returns what `work` returns, in a box; undefined when it was refused. */
  const run = async <Result>(work: (group: ManagedGroup) => Promise<Result>) => {
    const done = await sending.send(() => work(managed));
    if (!done && sending.refusal) groups.refresh(groupId).catch(() => undefined);
    return done;
  };
  return { run, sending, managed };
};
