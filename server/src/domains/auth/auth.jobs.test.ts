import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf } from '../../jobs.ts';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeCode } from './codes/codes.repository.ts';
import { insertQr } from './qr/qr.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Runs a job that is on schedule every ten minutes. */
const run = async (wanted: string) => {
  const job = jobsOf(createServices(app.infra)).find(({ name }) => name === wanted);
  if (!job) throw new Error('no job');
  expect(job.schedule).toBe('*/10 * * * *');
  await job.run(app.tenant(), {}, new AbortController().signal);
};

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
  await run('auth.remove-past-sessions');
  const left = await db.selectFrom('sessions').select('id').where('user_id', '=', user_id).execute();
  expect(left.map(({ id }) => id).sort()).toEqual([...live.map(({ id }) => id), 'copy4'].sort());
});

test('verification codes are removed a day after they expired, codes of the login by QR after an hour', async () => {
  const db = app.db();
  const DAY = 24 * 60 * 60_000;
  for (const [value, age] of [
    ['old@example.org', DAY + 60_000],
    ['late@example.org', 60_000],
  ] as const) {
    await storeCode(db, { mode: 'email', value, country: undefined }, Buffer.alloc(32, 1), -age);
    const row = { device_hash: Buffer.alloc(32, 1), device_type: 'web', agent: '' };
    await insertQr(db, { ...row, passcode_hash: Buffer.from(value.padEnd(32)) }, -age);
  }
  await run('auth.remove-expired-codes');
  await run('auth.remove-past-qr');
  const codes = await db.selectFrom('codes').select('value').execute();
  expect(codes).toEqual([{ value: 'late@example.org' }]);
  expect(await db.selectFrom('qr_logins').select('passcode_hash').execute()).toEqual([
    { passcode_hash: Buffer.from('late@example.org'.padEnd(32)) },
  ]);
});
