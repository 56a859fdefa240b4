// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Fragments } from '../fragments.ts';
import { messageOf } from '../testing.ts';
import { mergeRevalidation } from './revalidation.ts';

const thread = {
  id: 'm1',
  user_id: 'them',
  nickname: '',
  type: 'text',
  text: 'cleared',
  filename: null,
} as const;
const reaction = [{ emoji: '👍', count: 1, mine: true }];
const asked = messageOf({ seq: 2, thread_id: 'm1', thread });
const page = (read: typeof asked) => ({
  isWhole: true,
  page: { from: 2, to: 2, items: [read] },
  before: [asked],
});

const knowing = (now: typeof asked): Fragments<typeof asked> => {
  const known = new Fragments<typeof asked>();
  known.add({ from: 2, to: 2, items: [now] });
  return known;
};

describe('what the server says of a message that an event has changed meanwhile', () => {
  const now = { ...asked, emojis: reaction };

  it('does not undo what the event told', () => {
    const [item] = mergeRevalidation(knowing(now), page(asked)).page.items;
    expect(item).toEqual(now);
  });

  it('counts where another reading came first, and knew less', () => {
    const read = { ...asked, emojis: reaction, version: 2 };
    const [item] = mergeRevalidation(knowing({ ...asked, version: 1 }), page(read)).page.items;
    expect(item).toEqual(read);
  });

  it('takes a quote away that is the reader’s no more', () => {
    const { thread: _, ...read } = asked;
    const [item] = mergeRevalidation(knowing(now), page(read)).page.items;
    expect(item).toEqual({ ...read, emojis: reaction });
  });
});
