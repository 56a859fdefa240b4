import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, heard, pair, post } = talking(() => app);

const report = (person: TestPerson, groupId: string, changes: Record<string, unknown> = {}) =>
  ask(person, 'POST', `/api/v1/groups/${groupId}/report`, { reason: 'spam', ...changes });
const stored = (groupId: string) =>
  app.db().selectFrom('chat_reports').selectAll().where('group_id', '=', groupId).execute();

test('a report needs a session, a membership, a reason, and a message of that conversation', async () => {
  const { ann, id } = await pair();
  const other = await pair();
  const { result } = await post(other.ann, other.id, { text: 'elsewhere' });
  expect((await report({ ...ann, access: '' }, id)).status).toBe(401);
  expect((await report(await app.signUp(), id)).status).toBe(403);
  expect((await report(ann, id, { reason: 'because' })).error).toBe('api.validation');
  expect((await report(ann, id, { text: '字'.repeat(201) })).error).toBe('api.validation');
  expect((await report(ann, id, { msg_id: result.id })).error).toBe('api.invalid_msg_id');
  expect(await stored(id)).toEqual([]);
});

test('a message is kept as it was said, and nobody is told', async () => {
  const { ann, ben, id } = await pair();
  const { result } = await post(ann, id, { text: 'buy points here' });
  const events = await heard(async () => {
    expect((await report(ben, id, { msg_id: result.id, text: ' again\n' })).result).toEqual({});
  });
  expect(events).toEqual([]);
  await ask(ann, 'DELETE', `/api/v1/messages/${result.id}`);
  expect(await stored(id)).toMatchObject([
    {
      ...{ user_id: ben.id, message_id: result.id, author_id: ann.id, said: 'buy points here' },
      ...{ reason: 'spam', text: 'again' },
    },
  ]);
});

test('fifty a day are taken of one person', async () => {
  const { ann, id } = await pair();
  const answers = [];
  for (let n = 0; n < 51; n += 1) answers.push((await report(ann, id)).error);
  expect(answers.filter((error) => error === 'api.too_frequent')).toHaveLength(1);
  expect(await stored(id)).toHaveLength(50);
});
