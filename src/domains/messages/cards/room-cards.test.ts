import type { Message, ShareCard } from '@livery/contract';
import { beforeEach, expect, it } from 'vitest';
import { startRoom, type TestRoom } from '../testing.room.ts';
import { GROUP, settle, shownIn } from '../testing.ts';

let server: TestRoom['server'];
let messages: TestRoom['messages'];
let room: TestRoom['room'];
beforeEach(() => {
  ({ server, messages, room } = startRoom());
});

const shared = (state: ShareCard['state'] = 'open'): Partial<Message> => ({
  type: 'share_social_post',
  target_id: 'tea',
  card: { id: 'tea', state },
});
/** The event of a new message, which shows nothing of its card. */
const arrive = (fields: Partial<Message>): void => {
  const { card: _, ...bare } = server.add(fields);
  messages.accept(bare);
};
const cards = () => shownIn(room).map(({ card }) => card?.state);

it('a card that arrives while somebody looks is asked for; several of one frame by one call', async () => {
  await room.open();
  server.calls = [];
  arrive({});
  arrive(shared());
  arrive(shared('closed'));
  expect(cards()).toEqual([undefined, undefined, undefined]);
  await settle();
  expect(cards()).toEqual([undefined, 'open', 'closed']);
  expect(server.calls).toEqual(['after']);
});

it('words alone ask for nothing', async () => {
  await room.open();
  server.calls = [];
  arrive({});
  await settle();
  expect(server.calls).toEqual([]);
});

it('a room that nobody looks at asks when it is opened', async () => {
  const leave = messages.enter(GROUP);
  await settle();
  leave();
  server.calls = [];
  arrive(shared());
  await settle();
  expect(server.calls).toEqual([]);
  messages.enter(GROUP);
  await settle();
  expect(cards()).toEqual(['open']);
});

it('who comes back learns that a post was deleted meanwhile', async () => {
  server.add(shared());
  const leave = messages.enter(GROUP);
  await settle();
  expect(cards()).toEqual(['open']);
  leave();
  Object.assign(server.messages[0] ?? {}, shared('gone'));
  messages.enter(GROUP);
  await settle();
  expect(cards()).toEqual(['gone']);
});

it('an event that a post is another one has its cards asked for, while somebody looks', async () => {
  server.add(shared());
  server.add({});
  server.add({ ...shared(), target_id: 'other', card: { id: 'other', state: 'open' } });
  const leave = messages.enter(GROUP);
  await settle();
  server.messages = server.messages.map((message) =>
    message.card ? { ...message, card: { ...message.card, state: 'gone' } } : message,
  );
  server.calls = [];
  messages.readCards({ group_id: GROUP, target_id: 'tea' });
  await settle();
  expect(cards()).toEqual(['gone', undefined, 'open']);
  expect(server.calls).toEqual(['after']);
  leave();
  server.calls = [];
  messages.readCards({ group_id: GROUP, target_id: 'tea' });
  await settle();
  expect(server.calls).toEqual([]);
});

it('a card that could not be asked for comes with the connection', async () => {
  await room.open();
  server.isDown = true;
  arrive(shared());
  await settle();
  server.isDown = false;
  messages.catchUp();
  await settle();
  expect(cards()).toEqual(['open']);
});

it('one that was retracted while it was asked for stays retracted', async () => {
  await room.open();
  arrive(shared());
  const [stored] = server.messages as [Message];
  messages.retract(GROUP, stored);
  Object.assign(stored, { type: 'message_delete', card: undefined });
  await settle();
  expect(shownIn(room).map(({ type }) => type)).toEqual(['message_delete']);
});
