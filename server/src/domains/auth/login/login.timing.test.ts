import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { post } from '../auth.testing.ts';

// The real library, watched: equal responses that cost unequal work would tell accounts apart by time.
vi.mock('@node-rs/argon2', { spy: true });

let app: TestApp;
const people: Record<string, TestPerson> = {};
beforeAll(async () => {
  app = await startTestApp();
  for (const name of ['known', 'cancelled', 'withoutPassword']) people[name] = await app.signUp();
  const long = new Date(Date.now() - 31 * 86_400_000);
  await app
    .db()
    .updateTable('users')
    .set({ delete_at: long })
    .where('id', '=', people['cancelled']!.id)
    .execute();
  await app.db().deleteFrom('passwords').where('user_id', '=', people['withoutPassword']!.id).execute();
});
afterAll(() => app.stop());

test.each(['known', 'cancelled', 'withoutPassword', 'unknown'])(
  'a wrong login of an account that is %s costs one hash of the same size',
  async (name) => {
    vi.mocked(verify).mockClear();
    const email = people[name]?.email ?? 'nobody@mail.example';
    const body = { mode: 'email', email, password: 'Wrong5word', device_id: 'some-device' };
    const answer = await post(app, '/api/v1/login', { ...body, grant_type: 'password' });
    expect([answer.status, answer.error]).toEqual([400, 'api.unauthorized']);
    const costs = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4));
    expect(costs).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  },
);
