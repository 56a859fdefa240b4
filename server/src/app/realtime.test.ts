import { CloseCode, type ServerFrame } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { talking, textsOf } from '../domains/messages/talk.testing.ts';
import { listenOn, sockets } from '../testing/live.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = await listenOn(app);
});
afterAll(() => app.stop());
const { pair, post, list } = talking(() => app);
const { join, live } = sockets(() => port);

const isMessage = (text: string) => (frame: ServerFrame) =>
  'event' in frame && frame.event === 'message.new' && frame.data.message.text === text;

test('a message arrives live at both, and at nobody else', async () => {
  const { ann, ben, id } = await pair();
  const eve = await app.signUp();
  const [atAnn, atBen, atEve] = await Promise.all([live(ann), live(ben), live(eve)]);
  const { result } = await post(ann, id, { text: 'live' });
  const frames = await Promise.all([atAnn.seen(isMessage('live')), atBen.seen(isMessage('live'))]);
  for (const frame of frames) expect(frame).toEqual({ event: 'message.new', data: { message: result } });
  const own = await pair();
  const other = await live(own.ann);
  await post(own.ben, own.id, { text: 'elsewhere' });
  await other.seen(isMessage('elsewhere'));
  expect(atEve.frames.filter((frame) => 'event' in frame)).toEqual([]);
});

test('what was missed while the socket was cut is caught up by seq, once and in order', async () => {
  const { ann, ben, id } = await pair();
  const first = await live(ben);
  await post(ann, id, { text: 'before' });
  await first.seen(isMessage('before'));
  first.raw.terminate();
  await first.closed;
  for (const text of ['1', '2', '3']) await post(ann, id, { text });
  const second = await live(ben);
  expect(textsOf(await list(ben, id, '?after_seq=1'))).toEqual(['1', '2', '3']);
  await post(ann, id, { text: 'after' });
  await second.seen(isMessage('after'));
  expect(second.frames).toHaveLength(2);
});

test('a token of another brand opens nothing', async () => {
  const socket = await join(await app.signUp({ brand: 'lotus' }), 'aurora');
  expect(await socket.closed).toBe(CloseCode.UNAUTHORIZED);
});

test('logging out closes the sockets of that session alone', async () => {
  const { ann, ben } = await pair();
  const [atAnn, atBen] = await Promise.all([live(ann), live(ben)]);
  await app.call({ method: 'POST', url: '/api/v1/logout', token: ann.access });
  expect(await atAnn.closed).toBe(CloseCode.UNAUTHORIZED);
  expect(atBen.raw.readyState).toBe(atBen.raw.OPEN);
  expect(await (await join(ann)).closed).toBe(CloseCode.UNAUTHORIZED);
});

test('the partner sees live how far I have read', async () => {
  const { ann, ben, id } = await pair();
  const atAnn = await live(ann);
  const { result } = await post(ann, id, { text: 'seen?' });
  await app.call({
    method: 'POST',
    url: `/api/v1/groups/${id}/view`,
    token: ben.access,
    body: { msg_id: result.id },
  });
  const frame = await atAnn.seen((seen) => 'event' in seen && seen.event === 'group.viewed');
  expect(frame).toEqual({
    event: 'group.viewed',
    data: { group_id: id, user_id: ben.id, last_viewed: result.id },
  });
});
