import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenOn, settled, sockets } from '../../testing/live.ts';
import type { TestSocket } from '../../testing/socket.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploading } from '../media/uploading.testing.ts';
import { talking, textsOf } from './talk.testing.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = await listenOn(app);
});
afterAll(() => app.stop());
const { ask, heard, list, pair, people, post, open } = talking(() => app);
const { live } = sockets(() => port);
const { send } = uploading(() => app);

const block = (person: TestPerson, { id }: TestPerson) =>
  ask(person, 'POST', '/api/v1/users/blocks', { block_id: id });
const unblock = (person: TestPerson, { id }: TestPerson) =>
  ask(person, 'DELETE', `/api/v1/users/blocks/${id}`);
const cancel = ({ id }: TestPerson) =>
  app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', id).execute();
const groupOf = async (person: TestPerson, id: string) =>
  (await ask(person, 'GET', `/api/v1/groups/${id}`)).result;

/** All the ways to say something in a conversation; each returns the code that it is refused with. */
const waysIn = async (person: TestPerson, id: string, messageId: string) => {
  const to = (cid: string) => ({ targets: [{ group_id: id, cid }] });
  const text = { type: 'text', text: 'hello' };
  const author = `/api/v2/share/social/author/${person.id}/send-message`;
  const listed = async (url: string, cid: string) =>
    (await ask(person, 'POST', url, to(cid))).result.list[0].error;
  const target = `/api/v1/files/groups/${id}`;
  return {
    text: (await post(person, id, text)).error,
    reply: (await ask(person, 'POST', `/api/v1/messages/${messageId}/thread`, { ...text, cid: `r-${id}` }))
      .error,
    forward: await listed(`/api/v1/messages/${messageId}/forward`, `f-${id}`),
    share: await listed(author, `s-${id}`),
    picture: (await ask(person, 'GET', `${target}/upload_file?extension=jpg`)).error,
    video: (await ask(person, 'GET', `${target}/upload_video_url`)).error,
    voice: (await ask(person, 'GET', `${target}/upload_voice_message?extension=mp3`)).error,
  };
};
const REFUSED = Object.fromEntries(
  ['text', 'reply', 'forward', 'share', 'picture', 'video', 'voice'].map((way) => [way, 'api.forbidden']),
);
const ALLOWED = Object.fromEntries(Object.keys(REFUSED).map((way) => [way, undefined]));

describe('a direct conversation, when one has blocked the other', () => {
  test('is closed to who did it, in every way, and says so to them alone', async () => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ben, id, { text: 'buy this' });
    const before = await groupOf(ann, id);
    expect(before.user_auth.permissions).toContain('message');
    expect(before.blocked).toBeUndefined();
    await block(ann, ben);
    expect(await waysIn(ann, id, result.id)).toEqual(REFUSED);
    const closed = await groupOf(ann, id);
    expect([closed.blocked, closed.user_auth.permissions]).toEqual([true, []]);
    const [listed] = (await ask(ann, 'GET', '/api/v1/users/groups')).result.list;
    expect([listed.blocked, listed.user_auth.permissions]).toEqual([true, []]);
    const theirs = await groupOf(ben, id);
    expect([theirs.blocked, theirs.user_auth]).toEqual([undefined, before.user_auth]);
    await unblock(ann, ben);
    expect(await waysIn(ann, id, result.id)).toEqual(ALLOWED);
  });

  test('keeps with its writer alone what the other one writes, in every way', async () => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ann, id, { text: 'seen' });
    await block(ann, ben);
    const { form_data, file_path } = (
      await ask(ben, 'GET', `/api/v1/files/groups/${id}/upload_file?extension=txt`)
    ).result;
    await send(form_data, Buffer.from('a page of words'));
    const events = await heard(async () => {
      expect(await waysIn(ben, id, result.id)).toEqual(ALLOWED);
      const file = { type: 'file', file_path, filename: 'page.txt' };
      expect((await post(ben, id, file)).status).toBe(200);
    });
    expect(events.length).toBe(5);
    for (const { audience } of events) expect(audience).toEqual({ users: [ben.id] });
    expect((await list(ben, id)).result.list).toHaveLength(6);
    expect(textsOf(await list(ann, id))).toEqual(['seen']);
    expect(await groupOf(ann, id)).toMatchObject({ unread: 0, last_unblock_message: { text: 'seen' } });
    await unblock(ann, ben);
    expect(textsOf(await list(ann, id))).toEqual(['seen']);
  });

  test('is closed to both where both did it', async () => {
    const { ann, ben, id } = await pair();
    await Promise.all([block(ann, ben), block(ben, ann)]);
    for (const each of [ann, ben]) expect((await post(each, id, { text: 'x' })).error).toBe('api.forbidden');
  });

  test('still returns to a repeat what was sent before', async () => {
    const { ann, ben, id } = await pair();
    const message = { text: 'once', cid: 'before-the-block' };
    const { result } = await post(ann, id, message);
    await block(ann, ben);
    expect((await post(ann, id, message)).result).toEqual(result);
  });
});

describe('a direct conversation with a cancelled account', () => {
  test('keeps its messages, says so, and takes nothing more in any way', async () => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ben, id, { text: 'farewell' });
    await ask(ann, 'POST', `/api/v1/users/memo/${ben.id}`, { nickname: 'Old friend' });
    await cancel(ben);
    expect(await waysIn(ann, id, result.id)).toEqual(REFUSED);
    const group = await groupOf(ann, id);
    expect([group.cancelled, group.blocked, group.user_auth.permissions]).toEqual([true, undefined, []]);
    expect(textsOf(await list(ann, id))).toEqual(['farewell']);
    expect(await open(ann, ben)).toBe(id);
    expect((await ask(ann, 'GET', `/api/v1/users/memo/${ben.id}`)).result.nickname).toBe('Old friend');
    for (const [method, path] of [
      ['POST', `messages/${result.id}/emojis`],
      ['POST', `groups/${id}/pins`],
    ] as const) {
      const answer = await ask(ann, method, `/api/v1/${path}`, { emoji: '👍', msg_id: result.id });
      expect(answer.error).toBe('api.forbidden');
    }
  });

  test('is closed at once to who has one: they alone are told to read it anew', async () => {
    const { ann, ben, id } = await pair();
    const events = await heard(async () => {
      const { status } = await ask(ben, 'DELETE', '/api/v1/users/me', { password: ben.password });
      expect(status).toBe(200);
    });
    expect(events.filter(({ event }) => event.event === 'group.updated')).toEqual([
      { audience: { users: [ann.id] }, event: { event: 'group.updated', data: { group_id: id } } },
    ]);
    expect(await groupOf(ann, id)).toMatchObject({ cancelled: true });
  });
});

describe('a block while two are there', () => {
  const named = (socket: TestSocket, event: string) =>
    socket.frames.flatMap((frame) => ('event' in frame && frame.event === event ? [frame.data] : []));

  test('ends typing and presence at once, both ways', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const id = await open(ann, ben);
    for (const [from, to] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      const { result } = await post(from, id, { text: 'hello' });
      await ask(to, 'POST', `/api/v1/groups/${id}/view`, { msg_id: result.id });
    }
    const [atAnn, atBen] = await Promise.all([live(ann), live(ben)]);
    for (const socket of [atAnn, atBen]) socket.send({ op: 'watch', group_ids: [id] });
    for (const socket of [atAnn, atBen])
      await expect.poll(() => named(socket, 'presence.changed')).toHaveLength(1);
    atBen.send({ op: 'typing', group_id: id });
    await expect.poll(() => named(atAnn, 'typing.started')).toHaveLength(1);

    await block(ann, ben);
    const gone = { online: false, seen_at: null };
    await expect.poll(() => named(atAnn, 'presence.changed').at(-1)).toEqual({ user_id: ben.id, ...gone });
    await expect.poll(() => named(atBen, 'presence.changed').at(-1)).toEqual({ user_id: ann.id, ...gone });
    const told = (socket: TestSocket) => [
      named(socket, 'presence.changed').length,
      named(socket, 'typing.started').length,
    ];
    const before = [told(atAnn), told(atBen)];
    atBen.send({ op: 'typing', group_id: id });
    atAnn.send({ op: 'typing', group_id: id });
    const again = await live(ben);
    for (const socket of [atAnn, atBen, again]) await settled(socket);
    expect([told(atAnn), told(atBen)]).toEqual(before);
    expect(named(atBen, 'block.changed')).toEqual([]);
  });
});
