import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { jobsOf } from '../../jobs.ts';
import { createServices } from '../../services.ts';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { cidsJobs } from './cids.jobs.ts';

test('client ids of thirty days ago are removed once a day, and no others', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const db = app.db();
  const day = 24 * 60 * 60_000;
  const row = (cid: string, days: number) => ({
    ...{ user_id: 'ann', kind: 'message' as const, cid, item_id: cid },
    create_at: new Date(Date.now() - days * day),
  });
  await db
    .insertInto('cids')
    .values([row('new', 0), row('young', 29.9), row('old', 30.1)])
    .execute();
  const job = jobsOf(createServices(app.infra)).find(({ name }) => name === 'cids.remove-old');
  if (!job) throw new Error('no job');
  expect(job.schedule).toBe('43 3 * * *');
  await job.run(app.tenant(), {}, new AbortController().signal);
  const left = await db
    .selectFrom('cids')
    .select('cid')
    .where('user_id', '=', 'ann')
    .orderBy('cid')
    .execute();
  expect(left.map(({ cid }) => cid)).toEqual(['new', 'young']);
});

test('however many there are after a long pause, a statement removes a batch of them', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const db = app.db();
  await sql`
    insert into ${sql.table('brand_aurora.cids')} (user_id, kind, cid, item_id, create_at)
    select 'ann', 'message', 'c' || n, '', now() - interval '40 days' from generate_series(1, 25000) n`.execute(
    db,
  );
  if (!cidsJobs[0]) throw new Error('no job');
  const run = cidsJobs[0].run.bind(undefined, app.tenant(), {}, new AbortController().signal);
  const statements = await recordStatements(app.infra.database.pool, run);
  const left = await db
    .selectFrom('cids')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  expect([statements.length, left?.count]).toEqual([3, 0]);
});
