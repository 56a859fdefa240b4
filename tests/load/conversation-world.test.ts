import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import { type ConversationWorld, makeConversationWorld } from './conversation-world.ts';

let app: TestApp;
let world: ConversationWorld;
const make = () =>
  makeConversationWorld({ url: app.infra.config.databaseUrl ?? '', sizes: [30, 300], members: 50 });
beforeAll(async () => {
  app = await startTestApp();
  world = await make();
});
afterAll(() => app.stop());

test('its rooms are conversations of the signed-in member, with their ids in the order of seq', async () => {
  const { result } = await app.call({ url: '/api/v1/users/groups', token: world.token });
  expect(result.list).toHaveLength(2);
  for (const { groupId, messages } of world.rooms) {
    const group = await app.call({ url: `/api/v1/groups/${groupId}`, token: world.token });
    expect(group.result).toMatchObject({ member_count: 50, last_seq: messages });
    // Of the last twenty, those of others.
    expect(group.result.unread).toBeGreaterThan(15);
    const page = await app.call({
      url: `/api/v2/groups/${groupId}/messages?limit=100&direction=before&msg_id=${group.result.last_message.id}`,
      token: world.token,
    });
    const { list } = page.result;
    expect(list).toHaveLength(Math.min(100, messages - 1));
    expect(list.map(({ seq }: { seq: number }) => seq)).toEqual(
      list.map((_: unknown, index: number) => messages - list.length + index),
    );
    const ids = list.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(new Set(list.map(({ user_id }: { user_id: string }) => user_id)).size).toBeGreaterThan(5);
  }
});

test('others post into them, after what is there', async () => {
  const [room] = world.rooms;
  const [sender] = world.senders;
  const body = { group_id: room?.groupId, type: 'text', text: 'new', cid: 'new' };
  const { result } = await app.call({
    method: 'POST',
    url: '/api/v1/messages',
    token: sender?.token ?? '',
    body,
  });
  expect(result).toMatchObject({ seq: 31, user_id: sender?.userId });
  const page = await app.call({
    url: `/api/v2/groups/${room?.groupId}/messages?limit=2`,
    token: world.token,
  });
  const ids = page.result.list.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([...ids].sort());
});

test('a second call only signs in again; the refresh token is good', async () => {
  const again = await make();
  expect(again.rooms).toEqual(world.rooms);
  expect(again.token).not.toBe(world.token);
  const body = { refresh_token: again.me.refreshToken };
  const answer = await app.call({ method: 'POST', url: '/api/v1/token/refresh', body });
  expect(answer.status).toBe(200);
});
