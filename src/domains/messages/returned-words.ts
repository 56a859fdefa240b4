import { calledIn } from '../../lib/mentions/mention.model.ts';
import type { DraftsStore } from './drafts.store.ts';
import type { ChosenNames } from './mentions/chosen-names.ts';
import type { Outgoing } from './outgoing.model.ts';
import type { RepliesStore } from './replies.store.ts';

interface Writing {
  drafts: DraftsStore;
  names: ChosenNames;
  replies: RepliesStore;
}

type Words = Pick<Outgoing, 'text' | 'mentions' | 'reply'>;

/** Puts words that were not sent back to where they were written, over what was begun since, with whom they call and reply to. */
export const returnWords = ({ drafts, names, replies }: Writing, groupId: string, words: Words): void => {
  const { text, mentions = [], reply } = words;
  for (const [name, id] of calledIn(text, mentions)) names.add(groupId, name, id);
  if (reply && !replies.of(groupId)) replies.set(groupId, reply);
  const begun = drafts.of(groupId);
  drafts.write(groupId, begun === '' ? text : `${text}\n${begun}`);
  drafts.save();
};
