import type { Message, Quote } from '@livery/contract';
import { expect, it } from 'vitest';
import { RepliesStore, storedReplies } from './replies.store.ts';
import { idOf, startRoom } from './testing.room.ts';
import { GROUP, ME, messageOf, refusal, shownIn } from './testing.ts';

const quote: Quote = {
  id: idOf(1),
  user_id: 'them',
  nickname: 'They',
  type: 'text',
  text: 'message 1',
  filename: null,
};
const left = (fields: Partial<Message>): Message =>
  messageOf({ seq: 1, type: 'message_delete', text: '', user_id: ME, author_id: 'them', ...fields });

const start = async () => {
  const test = startRoom();
  test.server.add({ emojis: [{ emoji: '👍', count: 1, mine: false }], file_path: 'a', filename: 'a.pdf' });
  test.server.add({ thread_id: quote.id, thread: quote });
  await test.room.open();
  return test;
};

it('changes who and what a message is, and empties what quotes it', async () => {
  const { server, messages, room } = await start();
  server.http.answers['DELETE /api/v1/messages/:id'] = () => left({});
  const [first] = shownIn(room);
  await messages.takeBack(first as Message);
  expect(shownIn(room)).toMatchObject([
    { type: 'message_delete', user_id: ME, author_id: 'them', text: '' },
    { thread: { id: quote.id, type: 'message_delete', text: '' } },
  ]);
});

it('leaves everything as it is when the server refuses', async () => {
  const { server, messages, room } = await start();
  server.http.answers['DELETE /api/v1/messages/:id'] = () => {
    throw refusal(403);
  };
  const before = shownIn(room);
  await expect(messages.takeBack(before[0] as Message)).rejects.toThrow();
  expect(shownIn(room)).toEqual(before);
});

it('told by an event alone leaves neither words, file, emojis nor quote; by whom it was comes with the next', async () => {
  const { messages, room } = await start();
  messages.retract(GROUP, { id: idOf(1), seq: 1 });
  expect(shownIn(room)[0]).toMatchObject({
    type: 'message_delete',
    text: '',
    file_path: null,
    filename: null,
  });
  expect(shownIn(room)[0]?.emojis).toBeUndefined();
  messages.revise(left({}));
  expect(shownIn(room)[0]).toMatchObject({ user_id: ME, author_id: 'them' });
});

it('leaves nothing of a card: neither what it showed nor the code of a group', async () => {
  const { server, messages, room } = await start();
  messages.accept(server.add({ type: 'recommand', target_id: 'd1b2c3d4e5f6' }));
  messages.retract(GROUP, { id: idOf(3), seq: 3 });
  expect(shownIn(room)[2]).toMatchObject({ type: 'message_delete', target_id: null });
});

it('is told to who shows messages that the log may not know, and so is what was cleared and what came', async () => {
  const { server, messages, room } = await start();
  const told: unknown[] = [];
  const stop = room.changes.listen({
    gone: (gone) => told.push(gone),
    arrived: (news) => told.push(news.map(({ seq }) => seq)),
  });
  messages.retract(GROUP, { id: 'elsewhere', seq: 900 });
  messages.accept(server.add());
  messages.clear({ group_id: GROUP, floor_seq: 2 });
  stop();
  messages.retract(GROUP, { id: idOf(3), seq: 3 });
  expect(told).toEqual([{ id: 'elsewhere' }, [3], { to: 2 }]);
});

it('empties the quotes of a message from before what is known', async () => {
  const { server, messages, room } = startRoom();
  server.add({ thread_id: 'long-ago', thread: { ...quote, id: 'long-ago' } });
  await room.open();
  messages.retract(GROUP, { id: 'long-ago', seq: 900 });
  expect(shownIn(room)[0]?.thread).toMatchObject({ type: 'message_delete', text: '' });
});

it('empties the quote of a reply that arrives after it', async () => {
  const { messages, room } = await start();
  messages.retract(GROUP, { id: idOf(1), seq: 1 });
  messages.accept(messageOf({ seq: 3, thread_id: quote.id, thread: quote }));
  expect(shownIn(room)[2]?.thread).toMatchObject({ type: 'message_delete', text: '' });
});

it('ends the answer that was begun to it, once, and no other', () => {
  localStorage.clear();
  const replies = new RepliesStore();
  replies.set(GROUP, quote);
  replies.set('other', { ...quote, id: 'another' });
  replies.retract(GROUP, 'another');
  expect(replies.of(GROUP)).toEqual(quote);
  replies.retract(GROUP, quote.id);
  expect(replies.of(GROUP)).toBeUndefined();
  expect(replies.hasLost(GROUP)).toBe(true);
  replies.forgetLoss(GROUP);
  expect(replies.hasLost(GROUP)).toBe(false);
  expect(storedReplies.read()).toEqual({ other: { ...quote, id: 'another' } });
  replies.stop();
});

it('keeps what a draft answers over a reload; what is no quote is forgotten', () => {
  localStorage.clear();
  new RepliesStore().set(GROUP, quote);
  expect(new RepliesStore().of(GROUP)).toEqual(quote);
  localStorage.setItem('lv.me.replies.1', JSON.stringify({ [GROUP]: { id: 'x' } }));
  expect(new RepliesStore().of(GROUP)).toBeUndefined();
});
