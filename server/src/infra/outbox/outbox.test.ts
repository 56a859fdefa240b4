import { expect, test } from 'vitest';
import { createDatabase } from '../../testing/databases.ts';
import { openDatabase } from '../database/database.ts';
import { notify, takeOldest, withdrawComments } from './outbox.repository.ts';

test('a post may lose more comments at once than a statement has parameters', async () => {
  const base = await createDatabase('migrated');
  const database = openDatabase({ url: base.url, poolSize: 1, onError: () => undefined });
  const db = database.tenant('aurora');
  const ids = Array.from({ length: 70_000 }, (_, number) => `c${number}`);
  await withdrawComments(db, ids);
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'receiver_id', 'actor_id', 'subject', 'item', 'comment_id', 'undone', 'text'])
    .orderBy('seq')
    .execute();
  expect(rows).toHaveLength(ids.length);
  expect(rows.at(-1)).toEqual({
    ...{ kind: 'deletion', receiver_id: '', actor_id: null, subject: '', item: 'c69999' },
    ...{ comment_id: 'c69999', undone: false, text: '' },
  });
  await database.close();
  await base.drop();
});

test('what is told ends with a whole letter', async () => {
  const base = await createDatabase('migrated');
  const database = openDatabase({ url: base.url, poolSize: 1, onError: () => undefined });
  const db = database.tenant('aurora');
  const start = 'x'.repeat(157);
  const text = `${start}👨‍👩‍👧‍👦 are here`;
  await notify(db, { kind: 'mention', receiverId: 'ann', actorId: 'ben', subject: 's', item: 'i', text });
  const [told] = await db.transaction().execute((trx) => takeOldest(trx, 'aurora', 1));
  expect(told?.text).toBe(start);
  await database.close();
  await base.drop();
});
