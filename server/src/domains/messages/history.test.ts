import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking, textsOf } from './talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { pair, post, list } = talking(() => app);

describe('reading', () => {
  test('is for members alone', async () => {
    const { ann, id } = await pair();
    const eve = await app.signUp();
    await post(ann, id, { text: 'secret' });
    expect((await list(eve, id)).status).toBe(403);
    expect((await list({ ...eve, access: '' }, id)).status).toBe(401);
  });

  test('pages before and after a message, and after a sequence number', async () => {
    const { ann, id } = await pair();
    const ids: string[] = [];
    for (let n = 1; n <= 7; n += 1) ids.push((await post(ann, id, { text: `${n}` })).result.id);
    expect(textsOf(await list(ann, id, '?limit=3'))).toEqual(['5', '6', '7']);
    expect(textsOf(await list(ann, id, `?limit=3&direction=before&msg_id=${ids[4]}`))).toEqual([
      '2',
      '3',
      '4',
    ]);
    expect(textsOf(await list(ann, id, `?limit=2&direction=after&msg_id=${ids[1]}`))).toEqual(['3', '4']);
    expect(textsOf(await list(ann, id, '?after_seq=4'))).toEqual(['5', '6', '7']);
    expect(textsOf(await list(ann, id, '?after_seq=0&limit=2'))).toEqual(['1', '2']);
    expect((await list(ann, id, '?msg_id=elsewhere')).error).toBe('api.invalid_msg_id');
    expect((await list(ann, id, '?limit=101')).error).toBe('api.validation');
  });

  test('one message, for members who may see it', async () => {
    const { ann, ben, id } = await pair();
    const { result: first } = await post(ann, id, { text: 'first' });
    const { result: second } = await post(ann, id, { text: 'second' });
    const get = (who: TestPerson, messageId: string) =>
      app.call({ url: `/api/v1/groups/${id}/messages/${messageId}`, token: who.access });
    expect((await get({ ...ben, access: '' }, first.id)).status).toBe(401);
    expect((await get(await app.signUp(), first.id)).status).toBe(403);
    expect((await get(ben, 'elsewhere')).error).toBe('api.invalid_msg_id');
    expect((await get(ben, first.id)).result).toMatchObject({ id: first.id, seq: 1, text: 'first' });
    await app
      .db()
      .updateTable('group_members')
      .set({ joined_seq: 1 })
      .where('user_id', '=', ben.id)
      .execute();
    expect((await get(ben, first.id)).error).toBe('api.invalid_msg_id');
    expect((await get(ben, second.id)).result.text).toBe('second');
  });

  test('begins where the reader joined', async () => {
    const { ann, ben, id } = await pair();
    for (const text of ['1', '2', '3']) await post(ann, id, { text });
    await app
      .db()
      .updateTable('group_members')
      .set({ joined_seq: 2 })
      .where('user_id', '=', ben.id)
      .execute();
    expect(textsOf(await list(ben, id))).toEqual(['3']);
    expect(textsOf(await list(ben, id, '?after_seq=0'))).toEqual(['3']);
  });
});
