import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketIn, bucketOf, newKeyedId } from '../../infra/ids.ts';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploading } from '../media/uploading.testing.ts';
import { talking, textsOf } from './talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, pair, groupOf, post, list } = talking(() => app);
const { send } = uploading(() => app);

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

describe('the same cid', () => {
  test('twice is one message: the repeat returns the first, whatever it says', async () => {
    const { ann, ben, id } = await pair();
    const first = await post(ann, id, { text: 'first', cid: 'same' });
    const repeat = await post(ann, id, { text: 'second', cid: 'same' });
    expect(repeat.result).toEqual(first.result);
    expect(textsOf(await list(ben, id))).toEqual(['first']);
  });

  test('of a text is that text, whatever file is sent under it; the file is sent under one of its own', async () => {
    const { ann, ben, id } = await pair();
    const first = await post(ann, id, { text: 'first', cid: 'same' });
    const url = `/api/v1/files/groups/${id}/upload_file?extension=jpg`;
    const { form_data, file_path } = (await ask(ann, 'GET', url)).result;
    await send(form_data, await photo());
    const picture = { type: 'image', file_path };
    expect((await post(ann, id, { ...picture, cid: 'same' })).result).toEqual(first.result);
    expect((await list(ben, id)).result.list).toMatchObject([
      { type: 'text', text: 'first', file_path: null },
    ]);
    const own = await post(ann, id, { ...picture, cid: 'own' });
    expect(own.result).toMatchObject({ type: 'image', media: { width: 60, height: 40 } });
    const words = await post(ann, id, { text: 'second', cid: 'own' });
    expect(words.result).toEqual(own.result);
    expect((await list(ben, id)).result.list.map(({ type }: { type: string }) => type)).toEqual([
      'text',
      'image',
    ]);
  });

  test('many times at once, in many conversations, is one message and one sequence number', async () => {
    const ann = await app.signUp();
    const ids = await Promise.all(Array.from({ length: 8 }, () => groupOf(ann)));
    const posts = Array.from({ length: 40 }, (_, index) =>
      post(ann, ids[index % ids.length] ?? '', { text: 'x', cid: 'race' }),
    );
    const answers = await Promise.all(posts);
    const stored = answers.filter(({ status }) => status === 200);
    expect(new Set(stored.map(({ result }) => result.id)).size).toBe(1);
    // One conversation has it, and each of its five posts; for the others the cid is another message's.
    expect(stored).toHaveLength(5);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ status, error }) => `${status} ${error}`))).toEqual(
      new Set(['400 api.invalid_data']),
    );
    await Promise.all(ids.map((id) => post(ann, id, { text: 'next' })));
    const lists = await Promise.all(ids.map((id) => list(ann, id)));
    for (const { result } of lists) {
      const seqs = result.list.map(({ seq }: { seq: number }) => seq);
      expect(seqs).toEqual(seqs.map((_: number, index: number) => index + 1));
    }
    expect(lists.flatMap(textsOf).filter((text) => text === 'x')).toHaveLength(1);
  });

  test('again in another conversation is invalid, and nothing is stored there', async () => {
    const ann = await app.signUp();
    const [first, second] = [await groupOf(ann), await groupOf(ann)];
    await post(ann, first, { text: 'first', cid: 'moved' });
    expect(await post(ann, second, { text: 'second', cid: 'moved' })).toMatchObject({
      status: 400,
      error: 'api.invalid_data',
    });
    expect((await list(ann, second)).result.list).toEqual([]);
    const eve = await app.signUp();
    await post(eve, await groupOf(eve), { text: 'mine', cid: 'elsewhere' });
    expect((await post(eve, first, { text: 'yours', cid: 'elsewhere' })).error).toBe('api.forbidden');
  });

  test('is free again for a member, when a stranger to the conversation was refused with it', async () => {
    const { ann, id } = await pair();
    const eve = await app.signUp();
    const own = await groupOf(eve);
    const [refused, stored] = await Promise.all([
      post(eve, id, { text: 'x', cid: 'refused' }),
      post(eve, own, { text: 'x', cid: 'refused' }),
    ]);
    expect([refused.error, stored.status]).toEqual(['api.forbidden', 200]);
    expect((await list(ann, id)).result.list).toEqual([]);
  });

  test('of a message that is no more is refused alone, and uses no sequence number up', async () => {
    const { ann, ben, id } = await pair();
    const gone = { user_id: ann.id, kind: 'message' as const, cid: 'gone', item_id: newKeyedId(id) };
    await app.db().insertInto('cids').values(gone).execute();
    const [bad, ...others] = await Promise.all([
      post(ann, id, { text: 'bad', cid: 'gone' }),
      ...Array.from({ length: 20 }, (_, index) => post(index % 2 ? ann : ben, id, { text: 'x' })),
    ]);
    expect([bad.error, new Set(others.map(({ status }) => status))]).toEqual([
      'api.forbidden',
      new Set([200]),
    ]);
    const seqs = (await list(ann, id)).result.list.map(({ seq }: { seq: number }) => seq);
    expect(seqs).toEqual(others.map((_, index) => index + 1));
  });

  test('of two people is two messages', async () => {
    const { ann, ben, id } = await pair();
    await post(ann, id, { text: 'a', cid: 'c' });
    await post(ben, id, { text: 'b', cid: 'c' });
    expect(textsOf(await list(ann, id))).toEqual(['a', 'b']);
  });
});

describe('sequence numbers', () => {
  test('are gapless and follow the ids, when members, strangers and repeats all write at once', async () => {
    const { ann, ben, id } = await pair();
    const eve = await app.signUp();
    const posts = Array.from({ length: 90 }, (_, index) => {
      const writer = [ann, ben, eve][index % 3] ?? ann;
      return post(writer, id, { text: `n${index}`, cid: `c${index >> 1}` });
    });
    await Promise.all(posts);
    const { result } = await list(ann, id, '?limit=100');
    const seqs = result.list.map(({ seq }: { seq: number }) => seq);
    const ids = result.list.map((message: { id: string }) => message.id);
    expect(new Set(ids.map(bucketIn))).toEqual(new Set([bucketOf(id)]));
    expect(seqs).toEqual(seqs.map((_: number, index: number) => index + 1));
    expect(ids).toEqual([...ids].sort());
    expect(result.list.some(({ user_id }: { user_id: string }) => user_id === eve.id)).toBe(false);
    expect((await app.call({ url: `/api/v1/groups/${id}`, token: ann.access })).result.last_seq).toBe(
      seqs.length,
    );
  });
});

describe('two nodes on one database', () => {
  test('store at once, with the same cids, into different conversations too: gapless, each once', async () => {
    const ann = await app.signUp();
    const ids = await Promise.all(Array.from({ length: 4 }, () => groupOf(ann)));
    const tenant = app.tenant();
    const caller = { userId: ann.id, sessionId: 's', scope: 'session' } as const;
    const nodes = [createServices(app.infra), createServices(app.infra)];
    const posts = Array.from({ length: 200 }, (_, index) => {
      const body = {
        group_id: ids[index % 4] ?? '',
        type: 'text',
        text: 'x',
        cid: `n${index >> 1}`,
      } as const;
      return nodes.map(({ messages }) => messages.post(tenant, caller, body));
    });
    const results = await Promise.allSettled(posts.flat());
    const stored = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    // Both nodes have each message; the other conversation of its cid is refused on both.
    expect(stored).toHaveLength(200);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(100);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['api.invalid_data']));
    for (const id of ids) {
      const rows = await app.db().selectFrom('messages').where('group_id', '=', id).select('seq').execute();
      const seqs = rows.map(({ seq }) => seq).sort((one, other) => one - other);
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    }
  });
});
