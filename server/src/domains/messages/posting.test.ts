import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '../../infra/pubsub/pubsub.ts';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking, textsOf } from './talk.testing.ts';

let app: TestApp;
let talk: Awaited<ReturnType<typeof pair>>;
beforeAll(async () => {
  app = await startTestApp();
  talk = await pair();
});
afterAll(() => app.stop());
const { ask, pair, groupOf, post, list, block } = talking(() => app);

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

  test('a link is for owners, admins, and members of a group that lets them', async () => {
    const [ann, ben, cat] = await Promise.all([app.signUp(), app.signUp(), app.signUp()]);
    const id = await groupOf(ann, ben, cat);
    const become = (person: TestPerson, role: 'owner' | 'admin') =>
      app.db().updateTable('group_members').set({ role }).where('user_id', '=', person.id).execute();
    await become(ann, 'owner');
    await become(ben, 'admin');
    const link = { text: 'see https://example.com' };
    expect([(await post(ann, id, link)).status, (await post(ben, id, link)).status]).toEqual([200, 200]);
    expect((await post(cat, id, link)).error).toBe('api.comment_has_hyperlink');
    await app
      .db()
      .updateTable('groups')
      .set({ member_permission: ['message', 'link'] })
      .where('id', '=', id)
      .execute();
    expect((await post(cat, id, link)).status).toBe(200);
    expect((await post(await app.signUp(), id, link)).error).toBe('api.forbidden');
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

  test('that was stored by a node which could not tell of it, by its repeat at another one; an old one is not told again', async () => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ann, id, { text: 'hello', cid: 'untold' });
    const tenant = app.tenant();
    const caller = { userId: ann.id, sessionId: 's', scope: 'session' } as const;
    const body = { group_id: id, type: 'text', text: 'hello', cid: 'untold' } as const;
    const heard: unknown[] = [];
    const stop = app.infra.pubsub.subscribe((envelope) => heard.push(envelope));
    const other = createServices(app.infra).messages;
    for (let turn = 0; turn < 2; turn += 1) expect(await other.post(tenant, caller, body)).toEqual(result);
    const event = { event: 'message.new', data: { message: result } };
    const users = expect.arrayContaining([ann.id, ben.id]);
    expect(heard).toEqual([{ brand: 'aurora', audience: { users }, event, again: true }]);
    const past = new Date(Date.now() - 120_000);
    await app.db().updateTable('messages').set({ create_at: past }).where('id', '=', result.id).execute();
    await createServices(app.infra).messages.post(tenant, caller, body);
    stop();
    expect(heard).toHaveLength(1);
  });

  test('and by the repeat nobody who had blocked whoever wrote it', async () => {
    const { ann, ben, id } = await pair();
    await block(ben, ann);
    const { result } = await post(ann, id, { text: 'hello?', cid: 'blocked' });
    const caller = { userId: ann.id, sessionId: 's', scope: 'session' } as const;
    const body = { group_id: id, type: 'text', text: 'hello?', cid: 'blocked' } as const;
    const heard: Envelope[] = [];
    const stop = app.infra.pubsub.subscribe((envelope) => heard.push(envelope));
    const other = createServices(app.infra).messages;
    expect(await other.post(app.tenant(), caller, body)).toEqual(result);
    stop();
    expect(heard).toMatchObject([{ audience: { users: [ann.id] }, again: true }]);
  });

  test('and by the repeat nobody who has come or cleared it since; one that was taken back is no more than that', async () => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ann, id, { text: 'before you came', cid: 'later' });
    await app
      .db()
      .updateTable('group_members')
      .set({ joined_seq: result.seq })
      .where('group_id', '=', id)
      .where('user_id', '=', ben.id)
      .execute();
    const tenant = app.tenant();
    const caller = { userId: ann.id, sessionId: 's', scope: 'session' } as const;
    const body = { group_id: id, type: 'text', text: 'before you came', cid: 'later' } as const;
    const heard: Envelope[] = [];
    const stop = app.infra.pubsub.subscribe((envelope) => heard.push(envelope));
    await createServices(app.infra).messages.post(tenant, caller, body);
    await ask(ann, 'DELETE', `/api/v1/messages/${result.id}`);
    await createServices(app.infra).messages.post(tenant, caller, body);
    stop();
    const news = heard.filter(({ event }) => event.event === 'message.new');
    expect(news.map(({ audience }) => audience)).toEqual(news.map(() => ({ users: [ann.id] })));
    expect(news.length).toBeGreaterThan(0);
    expect(JSON.stringify(news.slice(1))).not.toContain('before you came');
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
