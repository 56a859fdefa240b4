import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf } from '../../jobs.ts';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('sessions that ended or are too old are removed on schedule, and no others', async () => {
  const [past, later] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  const { id: user_id } = await app.signUp();
  const db = app.db();
  const live = await db.selectFrom('sessions').selectAll().where('user_id', '=', user_id).execute();
  const [session] = live;
  if (!session) throw new Error('nobody is signed in');
  const ended = [
    { revoked_at: past },
    { expires_at: past },
    { refresh_expires_at: past },
    { scope: 'reset' as const, refresh_expires_at: null, expires_at: past },
  ];
  const others = [{ scope: 'reset' as const, refresh_expires_at: null, expires_at: later }];
  const rows = [...ended, ...others].map((changes, index) => {
    const hash = Buffer.alloc(32, index + 1);
    return { ...session, id: `copy${index}`, access_hash: hash, family_hash: hash, ...changes };
  });
  await db.insertInto('sessions').values(rows).execute();
  const job = jobsOf(createServices(app.infra)).find(({ name }) => name === 'auth.remove-past-sessions');
  const brand = app.infra.brands.byId('aurora');
  if (!brand || !job) throw new Error('no brand or no job');
  expect(job.schedule).toBe('*/10 * * * *');
  await job.run({ brand, db }, {}, new AbortController().signal);
  const left = await db.selectFrom('sessions').select('id').where('user_id', '=', user_id).execute();
  expect(left.map(({ id }) => id).sort()).toEqual([...live.map(({ id }) => id), 'copy4'].sort());
});
