import { LIMITS, type Message } from '@livery/contract';
import { type Answers, depending, gives, type Reply } from './answers.ts';
import { regulars, talkOf } from './room-of-news.ts';

/** A conversation of more than a page: what lies beyond the ends of what is shown, and what is unread in it. */

const PAGE = LIMITS.messagePage;
const ALL = talkOf(3 * PAGE);
const GROUP = { last_seq: ALL.length, last_read: ALL.at(-1)?.id ?? null };

type Page = Reply<{ list: Message[] }>;

/** Of the whole conversation whatever is asked for, but for what lies before or after the part that is shown. */
const history = (ends: { older?: Page; newer?: Page }): Page =>
  depending(({ query: { direction, msg_id, after_seq } }) => {
    const at = ALL.findIndex(({ id }) => id === msg_id);
    if (direction === 'before') return ends.older ?? gives({ list: ALL.slice(Math.max(0, at - PAGE), at) });
    if (direction === 'after') return gives({ list: ALL.slice(at + 1, at + 1 + PAGE) });
    if (after_seq === undefined) return gives({ list: ALL.slice(-PAGE) });
    const seq = Number(after_seq);
    return seq < ALL.length && ends.newer ? ends.newer : gives({ list: ALL.slice(seq, seq + PAGE) });
  });

/** The newest page is shown; what is older comes so. */
export const olderComes = (older: Page): Answers => ({
  ...regulars(ALL, GROUP),
  'GET /api/v2/groups/:id/messages': history({ older }),
});

/** Unread after one of these; what follows the page around it comes so. */
const unreadAfter = (seq: number, newer?: Page): Answers => {
  const viewed = ALL[seq - 1] as Message;
  return {
    ...regulars(ALL, { ...GROUP, unread: ALL.length - seq, last_viewed: viewed.id }),
    'GET /api/v2/groups/:id/messages': history(newer ? { newer } : {}),
    'GET /api/v1/groups/:id/messages/:msgId': gives(viewed),
  };
};

export const newerComes = (newer: Page): Answers => unreadAfter(8, newer);

/** More than a screen was said since. */
export const UNREAD: Answers = unreadAfter(ALL.length - 24);
