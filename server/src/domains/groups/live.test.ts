import type { ServerFrame } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOn, sockets } from '../../testing/live.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = await listenOn(app);
});
afterAll(() => app.stop());
const { ask, group, people, post } = talking(() => app);
const { live } = sockets(() => port);

const isText = (text: string) => (frame: ServerFrame) =>
  'event' in frame && frame.event === 'message.new' && frame.data.message.text === text;
const isEvent = (name: string) => (frame: ServerFrame) => 'event' in frame && frame.event === name;

test('who comes is told from then on, and who is out is told nothing more', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben);
  const [atAnn, atBen, atCas] = await Promise.all([live(ann), live(ben), live(cas)]);
  // Who is in it is known to the hub from here on.
  await post(ann, id, { text: 'of two' });
  await atBen.seen(isText('of two'));

  await ask(ann, 'POST', `/api/v1/groups/${id}/members`, { member_ids: [cas.id] });
  await post(ann, id, { text: 'of three' });
  await Promise.all([atAnn, atBen, atCas].map((socket) => socket.seen(isText('of three'))));

  await ask(ann, 'DELETE', `/api/v1/groups/${id}/members/${ben.id}`);
  await post(ann, id, { text: 'without Ben' });
  await atCas.seen(isText('without Ben'));
  expect(await atBen.seen(isEvent('group.removed'))).toMatchObject({ data: { reason: 'removed' } });
  expect(await atCas.seen(isEvent('member.left'))).toMatchObject({
    data: { user_id: ben.id, member_count: 2 },
  });
  // A frame of his own, which comes after all that was sent to him before it.
  await ask(ben, 'PUT', `/api/v1/users/nicknames/${ann.id}`, { nickname: 'Boss' });
  await atBen.seen(isEvent('nickname.changed'));
  expect(atBen.frames.some(isText('without Ben'))).toBe(false);
  expect(atBen.frames.some(isEvent('member.left'))).toBe(false);
});
