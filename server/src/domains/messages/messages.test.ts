import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketIn, bucketOf } from '../../infra/ids.ts';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking, textsOf } from './talk.fixture.ts';

let app: TestApp;
let talk: Awaited<ReturnType<typeof pair>>;
beforeAll(async () => {
  app = await startTestApp();
  talk = await pair();
});
afterAll(() => app.stop());
const { pair, post, list, block } = talking(() => app);

/** A conversation of these people that nobody has written in. */
const groupOf = async (...people: TestPerson[]): Promise<string> => {
  const id = randomUUID().replaceAll('-', '');
  await app.db().insertInto('groups').values({ id, type: 2, name: 'group' }).execute();
  const members = people.map(({ id: user_id }) => ({ group_id: id, user_id }));
  await app.db().insertInto('group_members').values(members).execute();
  return id;
};

describe('posting', () => {
  test('needs a session', async () => {
    const body = { group_id: 'a_b', type: 'text', text: 'hi', cid: 'c1' };
    const answer = await app.call({ method: 'POST', url: '/api/v1/messages', body });
    expect([answer.status, answer.error]).toEqual([401, 'api.unauthorized']);
  });

  test('is for members alone', async () => {
    const { id } = await pair();
    const eve = await app.signUp();
    const answer = await post(eve, id, { text: 'let me in' });
    expect([answer.status, answer.error]).toEqual([403, 'api.forbidden']);
    expect((await post(eve, 'nowhere', { text: 'anyone?' })).error).toBe('api.not_found');
  });

  test.each([
    ['an empty text', { text: ' \n\t ' }, 'api.validation'],
    ['a text too long', { text: 'a'.repeat(4097) }, 'api.validation'],
    ['no text', {}, 'api.validation'],
    ['a link', { text: 'see https://example.com' }, 'api.comment_has_hyperlink'],
    ['a bare domain', { text: 'see example.com' }, 'api.comment_has_hyperlink'],
    ['a type nobody may post', { type: 'red_envelope', text: 'x' }, 'api.validation'],
    ['an image without a file', { type: 'image' }, 'api.validation'],
    ['an image that was never uploaded', { type: 'image', file_path: 'chat/x/y.png' }, 'api.invalid_data'],
    ['a voice message too long', { type: 'audio', file_path: 'x', duration: 61 }, 'api.validation'],
    ['a program', { type: 'file', file_path: 'x', filename: 'a.exe' }, 'api.validation'],
    ['a file name with a path', { type: 'file', file_path: 'x', filename: '../a.pdf' }, 'api.validation'],
    ['a bad cid', { text: 'hi', cid: 'no spaces' }, 'api.validation'],
  ])('refuses %s', async (_, message, code) => {
    const { ann, id } = talk;
    expect((await post(ann, id, message)).error).toBe(code);
    expect(textsOf(await list(ann, id))).toEqual([]);
  });

  test('stores 4,096 characters of any script, line ends as \\n', async () => {
    const { ann, ben, id } = await pair();
    const text = `${'😀'.repeat(4093)}\r\n中`;
    const { result } = await post(ann, id, { text });
    expect(result).toMatchObject({ seq: 1, user_id: ann.id, type: 'text', expire_at: null });
    expect(textsOf(await list(ben, id))).toEqual([text.replace('\r\n', '\n')]);
  });

  test('keeps hostile text as text', async () => {
    const { ann, ben, id } = await pair();
    const texts = [
      `'); drop table messages; --`,
      '</script><img onerror=alert(1)>',
      '{"a":"\\u0000"}',
      '\\N',
    ];
    for (const text of texts) expect((await post(ann, id, { text })).status).toBe(200);
    expect(textsOf(await list(ben, id))).toEqual(texts);
  });

  test('tells the conversation once', async () => {
    const { ann, id } = await pair();
    const heard: unknown[] = [];
    const stop = app.infra.pubsub.subscribe((envelope) => heard.push(envelope));
    const { result } = await post(ann, id, { text: 'hello', cid: 'once' });
    await post(ann, id, { text: 'hello', cid: 'once' });
    stop();
    const event = { event: 'message.new', data: { message: result } };
    expect(heard).toEqual([{ brand: 'aurora', audience: { group: id }, event }]);
  });
});

describe('the same cid', () => {
  test('twice is one message: the repeat returns the first, whatever it says', async () => {
    const { ann, ben, id } = await pair();
    const first = await post(ann, id, { text: 'first', cid: 'same' });
    const repeat = await post(ann, id, { text: 'second', cid: 'same' });
    expect(repeat.result).toEqual(first.result);
    expect(textsOf(await list(ben, id))).toEqual(['first']);
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
    const brand = app.infra.brands.byId('aurora');
    if (!brand) throw new Error('no brand');
    const tenant = { brand, db: app.db() };
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

describe('a person I have blocked', () => {
  test('writes to nobody: I am not told, and do not read it; they see nothing of it', async () => {
    const { ann, ben, id } = await pair();
    await block(ben, ann);
    const heard: unknown[] = [];
    const stop = app.infra.pubsub.subscribe(({ audience }) => heard.push(audience));
    const { result } = await post(ann, id, { text: 'hello?' });
    stop();
    expect(heard).toEqual([{ users: [ann.id] }]);
    expect(result.block_user_ids).toEqual([]);
    expect(textsOf(await list(ben, id))).toEqual([]);
    expect(textsOf(await list(ann, id))).toEqual(['hello?']);
  });
});

describe('the activity that members carry for the order of the list', () => {
  const behind = async (id: string, minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000);
    await app.db().updateTable('groups').set({ members_active_at: at }).where('id', '=', id).execute();
    await app.db().updateTable('group_members').set({ active_at: at }).where('group_id', '=', id).execute();
    return at;
  };
  const read = async (id: string) => {
    const { update_at, members_active_at } = await app
      .db()
      .selectFrom('groups')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const rows = await app.db().selectFrom('group_members').where('group_id', '=', id).selectAll().execute();
    const copies = [members_active_at, ...rows.map((row) => row.active_at)].map(Number);
    return { update_at: Number(update_at), copies };
  };

  test('begins with the first message, and is moved when it is more than five minutes behind', async () => {
    const { ann, id } = await pair();
    expect((await read(id)).copies).toEqual([0, 0, 0]);
    await post(ann, id, { text: 'first' });
    const first = await read(id);
    expect(first.copies).toEqual([first.update_at, first.update_at, first.update_at]);
    const recent = Number(await behind(id, 4));
    await post(ann, id, { text: 'second' });
    expect((await read(id)).copies).toEqual([recent, recent, recent]);
    await behind(id, 6);
    await post(ann, id, { text: 'third' });
    const third = await read(id);
    expect(third.copies).toEqual([third.update_at, third.update_at, third.update_at]);
    expect(third.update_at).toBeGreaterThan(recent);
  });
});
