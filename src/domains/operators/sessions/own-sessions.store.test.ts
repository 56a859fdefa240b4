// @vitest-environment node
import type { OperatorSession } from '@livery/contract';
import { expect, it } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { OwnSessions } from './own-sessions.store.ts';

const aSession = (id: string, is_current = false): OperatorSession => ({
  ...{ id, address: '127.0.0.1', device: 'Firefox', is_current },
  ...{ create_at: '2026-11-28T08:00:00.000Z', used_at: '2026-11-28T08:00:00.000Z' },
});

const sessionsOf = async (answers: FakeAnswers) => {
  let held = [aSession('s1', true), aSession('s2'), aSession('s3')];
  const sessions = new OwnSessions(
    fakeCalls({
      'GET /ops/api/sessions': () => ({ list: held }),
      'DELETE /ops/api/sessions/:id': ({ params }) => {
        held = held.filter(({ id }) => id !== params.id);
        return {};
      },
      'DELETE /ops/api/sessions': () => {
        held = held.slice(0, 1);
        return { ended: 2 };
      },
      ...answers,
    }),
  );
  await sessions.load();
  return sessions;
};
const ids = ({ list }: OwnSessions) => list.map(({ id }) => id);

it('ends one, then all others, and shows what is left', async () => {
  const sessions = await sessionsOf({});
  expect(await sessions.end('s2')).toBe(true);
  expect([ids(sessions), sessions.hasOthers]).toEqual([['s1', 's3'], true]);
  expect(await sessions.endOthers()).toBe(true);
  expect([ids(sessions), sessions.hasOthers]).toEqual([['s1'], false]);
});

it('says that it was not done, keeps what is there, and can be asked again', async () => {
  const sessions = await sessionsOf({
    'DELETE /ops/api/sessions': () => Promise.reject(refusal('api.unknown')),
  });
  expect(await sessions.endOthers()).toBe(false);
  expect([ids(sessions).length, sessions.isEnding]).toEqual([3, false]);
  const failing = await sessionsOf({ 'GET /ops/api/sessions': () => Promise.reject(refusal('api.unknown')) });
  expect(failing.status).toBe('failed');
});
