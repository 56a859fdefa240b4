import { expect, onTestFinished, test } from 'vitest';
import { bucketOf, newKeyedId } from '../../infra/ids.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { talking } from './talk.testing.ts';

const start = async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const talk = talking(() => app);
  const { ann, id: group_id } = await talk.pair();
  const row = (seq: number) => ({
    ...{ group_id, seq, id: newKeyedId(group_id), user_id: ann.id },
    ...{ type: 'text', text: `${seq}`, cid: `c${seq}` },
  });
  return { ...talk, app, db: app.db(), ann, group_id, row };
};

test('a bucket is written by who inserts, and worked out by the database no more', async () => {
  const { app, db, ann, group_id, post } = await start();
  await post(ann, group_id, { text: 'hello' });
  const [message] = await db.selectFrom('messages').select('bucket').execute();
  expect(message).toEqual({ bucket: bucketOf(group_id) });
  const { rows } = await app.infra.database.pool.query(
    `select attgenerated from pg_attribute where attrelid = 'brand_aurora.messages'::regclass and attname = 'bucket'`,
  );
  expect(rows).toEqual([{ attgenerated: '' }]);
});

test('a server of the release before leaves it out, and its message stands with the others', async () => {
  const { db, ann, group_id, post, list, row } = await start();
  await post(ann, group_id, { text: '1' });
  await db.insertInto('messages').values(row(2)).execute();
  await db.updateTable('groups').set({ last_seq: 2 }).where('id', '=', group_id).execute();
  await post(ann, group_id, { text: '3' });
  const { result } = await list(ann, group_id);
  expect(result.list.map(({ text }: { text: string }) => text).toSorted()).toEqual(['1', '2', '3']);
});

test('the bucket of another conversation is refused', async () => {
  const { db, row } = await start();
  const id = newKeyedId('another');
  const wrong = { ...row(1), id, bucket: bucketOf('another') };
  await expect(db.insertInto('messages').values(wrong).execute()).rejects.toThrow('messages_bucket_of_group');
});
