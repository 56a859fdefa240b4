import { directGroupId, LIMITS, type ServerFrame } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOn, settled, sockets } from '../../../testing/live.ts';
import { openSocket, type TestSocket } from '../../../testing/socket.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../talk.testing.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ env: { PRESENCE_GRACE_SECONDS: '0' } });
  port = await listenOn(app);
});
afterAll(() => app.stop());
const { pair, post, group, people, block, ask, heard } = talking(() => app);
const { live } = sockets(() => port);

const isTyping = (frame: ServerFrame) => 'event' in frame && frame.event === 'typing.started';
const isAbout =
  ({ id }: TestPerson, online: boolean) =>
  (frame: ServerFrame) =>
    'event' in frame &&
    frame.event === 'presence.changed' &&
    frame.data.user_id === id &&
    frame.data.online === online;

const nothing = ({ id }: TestPerson) => ({ user_id: id, online: false, seen_at: null });

const seenAt = async ({ id }: TestPerson): Promise<Date | null> => {
  const users = app.db().selectFrom('users').where('id', '=', id).select('seen_at');
  return (await users.executeTakeFirstOrThrow()).seen_at;
};

const LONG = { timeout: 10_000 };

/** Each has looked at what the other said. */
const acquainted = async () => {
  const two = await pair();
  const { ann, ben, id } = two;
  for (const [from, to] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    const { result } = await post(from, id, { text: 'hello' });
    await ask(to, 'POST', `/api/v1/groups/${id}/view`, { msg_id: result.id });
  }
  return two;
};

const hide = (person: TestPerson) =>
  app.call({ method: 'PUT', url: '/api/v1/users/me', token: person.access, body: { presence: 2 } });

/** What a socket has been told of others while they lasted. */
const ephemeral = ({ frames }: TestSocket) =>
  frames.filter(
    (frame) => 'event' in frame && (frame.event === 'typing.started' || frame.event === 'presence.changed'),
  );

test('the partner is shown that somebody writes, and nobody else', async () => {
  const { ann, ben, id } = await acquainted();
  const eve = await app.signUp();
  const [atAnn, atBen, atEve] = await Promise.all([live(ann), live(ben), live(eve)]);
  atEve.send({ op: 'typing', group_id: id });
  atAnn.send({ op: 'typing', group_id: id });
  expect(await atBen.seen(isTyping)).toEqual({
    event: 'typing.started',
    data: { group_id: id, user_id: ann.id, nickname: expect.stringContaining('Person') },
  });
  await settled(atEve);
  expect(ephemeral(atBen)).toHaveLength(1);
  expect(ephemeral(atAnn)).toEqual([]);
  expect(ephemeral(atEve)).toEqual([]);
});

test('a group shows it to its members, unless it is large', async () => {
  const [ann, ben, cat] = (await people('Ann', 'Ben', 'Cat')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben, cat);
  const [atAnn, atBen, atCat] = await Promise.all([live(ann), live(ben), live(cat)]);
  await block(cat, ann);
  atAnn.send({ op: 'typing', group_id: id });
  await atBen.seen(isTyping);
  await settled(atCat);
  expect(ephemeral(atCat)).toEqual([]);
  const large = await group(ann, ben);
  const most = LIMITS.typingMembers + 1;
  await app.db().updateTable('groups').set({ member_count: most }).where('id', '=', large).execute();
  const events = await heard(async () => {
    atAnn.send({ op: 'typing', group_id: large });
    await settled(atAnn);
    await ask(ann, 'GET', `/api/v1/groups/${large}`);
  });
  expect(events).toEqual([]);
});

test('a flood of it is told twice: at once, and for its end', async () => {
  const { ann, ben, id } = await acquainted();
  const [atAnn, atBen] = await Promise.all([live(ann), live(ben)]);
  for (let count = 0; count < 15; count += 1) atAnn.send({ op: 'typing', group_id: id });
  await expect.poll(() => atBen.frames.filter(isTyping).length, LONG).toBe(2);
  await post(ann, id, { text: 'the end' });
  await atBen.seen((frame) => 'event' in frame && frame.event === 'message.new');
  expect(atBen.frames.filter(isTyping)).toHaveLength(2);
});

test('who watches a partner sees them come and go, and when they were last here', async () => {
  const { ann, ben, id } = await acquainted();
  const atBen = await live(ben);
  atBen.send({ op: 'watch', group_ids: [id] });
  await atBen.seen(isAbout(ann, false));
  const [atDesk, atPhone] = await Promise.all([live(ann), live(ann)]);
  await atBen.seen(isAbout(ann, true));
  atDesk.raw.close();
  await atDesk.closed;
  await settled(atPhone);
  expect(atBen.frames.filter(isAbout(ann, false))).toHaveLength(1);
  atPhone.raw.close();
  const gone = await atBen.seen(
    (frame) =>
      isAbout(ann, false)(frame) && 'data' in frame && 'seen_at' in frame.data && frame.data.seen_at !== null,
  );
  const at = 'data' in gone && 'seen_at' in gone.data ? gone.data.seen_at : null;
  // People who leave are kept together, a moment later.
  await expect.poll(async () => (await seenAt(ann))?.toISOString(), LONG).toBe(at);
  atBen.send({ op: 'watch', group_ids: [id] });
  await expect.poll(() => atBen.frames.filter((frame) => isAbout(ann, false)(frame)).length).toBe(3);
});

/** What is told of the people of these conversations; all of it has come when the last one is told of. */
const told = async (watcher: TestPerson, last: TestPerson, ...groupIds: string[]) => {
  const socket = await live(watcher);
  socket.send({ op: 'watch', group_ids: groupIds });
  await socket.seen(
    (frame) => 'event' in frame && frame.event === 'presence.changed' && frame.data.user_id === last.id,
  );
  socket.raw.close();
  return ephemeral(socket).map((frame) => 'data' in frame && frame.data);
};

test('a small group shows who of it is here: to its members, of who has looked into it, unless they hide', async () => {
  const [met, others] = [await acquainted(), await acquainted()];
  const { ann, ben } = met;
  const [cat, dan, eve] = (await people('Cat', 'Dan', 'Eve')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben, cat, dan, eve);
  const { result } = await post(ann, id, { text: 'hello' });
  // Who has founded a group has looked into it.
  for (const one of [ben, dan, eve])
    await ask(one, 'POST', `/api/v1/groups/${id}/view`, { msg_id: result.id });
  await block(dan, ben);
  await hide(eve);
  await Promise.all([ann, cat, dan, eve, others.ann].map((one) => live(one)));
  const here = { user_id: ann.id, online: true, seen_at: null };
  expect(await told(ben, ann, id, met.id)).toEqual([here, { ...here, group_id: id }]);
  expect(await told(others.ben, others.ann, id, others.id)).toEqual([{ ...here, user_id: others.ann.id }]);
  const most = LIMITS.typingMembers + 1;
  await app.db().updateTable('groups').set({ member_count: most }).where('id', '=', id).execute();
  expect(await told(ben, ann, id, met.id)).toEqual([here]);
});

test('strangers, who was blocked, who hides it and other brands learn nothing', async () => {
  const met = await acquainted();
  await live(met.ann);
  expect(await told(met.ben, met.ann, met.id)).toMatchObject([{ user_id: met.ann.id, online: true }]);

  // They have not looked into it; and a conversation of others is nobody's.
  const fresh = await pair();
  await live(fresh.ann);
  expect(await told(fresh.ben, fresh.ann, met.id, fresh.id)).toEqual([nothing(fresh.ann)]);

  for (const [from, to] of [
    ['ann', 'ben'],
    ['ben', 'ann'],
  ] as const) {
    const two = await acquainted();
    await live(two.ann);
    await block(two[from], two[to]);
    expect(await told(two.ben, two.ann, two.id)).toEqual([nothing(two.ann)]);
  }

  for (const who of ['ann', 'ben'] as const) {
    const two = await acquainted();
    await live(two.ann);
    await hide(two[who]);
    expect(await told(two.ben, two.ann, two.id)).toEqual([nothing(two.ann)]);
  }
});

test('a person of another brand is somebody else, also under the same id', async () => {
  const { ann, ben, id } = await acquainted();
  const abroad = await app.signUp({ brand: 'lotus' });
  const [atBen, atAbroad] = [await live(ben), await live(abroad, 'lotus')];
  atBen.send({ op: 'watch', group_ids: [id] });
  atAbroad.send({ op: 'watch', group_ids: [id, directGroupId(abroad.id, ann.id)] });
  await atBen.seen(isAbout(ann, false));
  await live(ann);
  await atBen.seen(isAbout(ann, true));
  await atAbroad.seen(isAbout(ann, false));
  await settled(atAbroad);
  expect(ephemeral(atAbroad)).toEqual([{ event: 'presence.changed', data: nothing(ann) }]);
});

test('hiding takes effect at once, both ways, and forgets when one was here', async () => {
  const { ann, ben, id } = await acquainted();
  await app.db().updateTable('users').set({ seen_at: new Date() }).where('id', '=', ann.id).execute();
  const [atAnn, atBen] = await Promise.all([live(ann), live(ben)]);
  for (const socket of [atAnn, atBen]) socket.send({ op: 'watch', group_ids: [id] });
  await Promise.all([atBen.seen(isAbout(ann, true)), atAnn.seen(isAbout(ben, true))]);
  await hide(ann);
  await atBen.seen(isAbout(ann, false));
  expect(await seenAt(ann)).toBeNull();
  const before = ephemeral(atAnn).length;
  atBen.raw.close();
  await atBen.closed;
  atAnn.send({ op: 'typing', group_id: id });
  const again = await live(ben);
  await settled(atAnn);
  await settled(again);
  expect(ephemeral(atAnn)).toHaveLength(before);
  expect(ephemeral(again)).toEqual([]);
});

test('what no client of ours tells closes the socket', async () => {
  const ann = await app.signUp();
  for (const frame of [
    { op: 'typing', group_id: "a'b" },
    { op: 'watch', group_ids: Array.from({ length: LIMITS.watched + 1 }, () => 'a_b') },
    { op: 'watch', group_ids: [1] },
  ]) {
    const socket = await live(ann);
    socket.send(frame);
    expect(await socket.closed).toBe(4400);
  }
  const early = await openSocket({ port });
  early.send({ op: 'typing', group_id: 'a_b' });
  expect(await early.closed).toBe(4400);
});
