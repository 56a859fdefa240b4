import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';
import { arrangePerson, arrangePost } from '../social/social.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, heard, list, pair, people, post, setRole } = talking(() => app);

const share = (person: TestPerson, kind: 'author' | 'post', id: string, groupId: string, type?: string) =>
  ask(person, 'POST', `/api/v2/share/social/${kind}/${id}/send-message`, {
    ...(type && { type }),
    targets: [{ group_id: groupId, cid: randomUUID() }],
  });
const cardOf = async (person: TestPerson, groupId: string) =>
  (await list(person, groupId)).result.list[0]?.card;
const change = (id: string, changes: object) =>
  app.db().updateTable('posts').set(changes).where('id', '=', id).execute();

describe('a post that is shared', () => {
  test('needs a session, a post that the caller may see, and a conversation of theirs', async () => {
    const { ann, id } = await pair();
    const author = await arrangePerson(app.db());
    const postId = await arrangePost(app.db(), author);
    expect((await share({ ...ann, access: '' }, 'post', postId, id)).status).toBe(401);
    expect((await share(ann, 'post', 'nowhere', id)).error).toBe('api.post_not_exist');
    const foreign = await pair();
    expect((await share(ann, 'post', postId, foreign.id)).result.list).toMatchObject([
      { error: 'api.forbidden' },
    ]);
    await change(postId, { review: 'auditing' });
    expect((await share(ann, 'post', postId, id)).error).toBe('api.post_auditing');
  });

  test('is told to the conversations that show it when it becomes another one, or is deleted', async () => {
    const { ann, ben, id } = await pair();
    const elsewhere = await group(ann, ben);
    const postId = await arrangePost(app.db(), ann.id);
    for (const groupId of [id, id, elsewhere]) await share(ben, 'post', postId, groupId);
    await share(ben, 'post', await arrangePost(app.db(), ann.id), await group(ben, ann));
    const url = `/social/api/posts/${postId}`;
    const told = async (work: () => Promise<unknown>) =>
      (await heard(work)).filter(({ event }) => event.event === 'card.changed');
    const toBoth = [elsewhere, id].sort().map((group_id) => ({
      audience: { group: group_id },
      event: { event: 'card.changed', data: { group_id, target_id: postId } },
    }));
    const sorted = (events: Awaited<ReturnType<typeof told>>) =>
      events.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
    const permit = (body: object) => () => ask(ann, 'PUT', `${url}/permissions`, body);
    expect(await told(permit({ allow_save: false }))).toEqual([]);
    expect(sorted(await told(permit({ privacy: 'self' })))).toEqual(toBoth);
    expect(sorted(await told(() => ask(ann, 'DELETE', url)))).toEqual(toBoth);
    expect(await told(() => ask(ben, 'DELETE', url))).toEqual([]);
    expect((await cardOf(ben, id)).state).toBe('gone');
  });

  test('is a card that shows it as it is now, to each reader what they may see', async () => {
    const { ann, ben, id } = await pair();
    const author = await arrangePerson(app.db());
    const postId = await arrangePost(app.db(), author, { description: '茶'.repeat(200) });
    const sent = (await share(ann, 'post', postId, id)).result.list[0].message;
    expect(sent).toMatchObject({ type: 'share_social_post', target_id: postId, user_id: ann.id });
    expect(await cardOf(ben, id)).toMatchObject({
      ...{ id: postId, state: 'open', author: { id: author } },
      post: { description: '茶'.repeat(120) },
    });
    expect((await ask(ben, 'GET', `/api/v1/groups/${id}/messages/${sent.id}`)).result.card.state).toBe(
      'open',
    );
    await change(postId, { privacy: 'followers' });
    expect(await cardOf(ben, id)).toEqual({ id: postId, state: 'closed' });
    await app.db().insertInto('follows').values({ user_id: ben.id, author_id: author }).execute();
    expect((await cardOf(ben, id)).state).toBe('open');
    expect((await cardOf(ann, id)).state).toBe('closed');
    await change(postId, { review: 'deleted' });
    expect(await cardOf(ben, id)).toEqual({ id: postId, state: 'gone' });
  });
});

describe('an author who is shared', () => {
  test('is there', async () => {
    const { ann, id } = await pair();
    expect((await share(ann, 'author', 'nobody', id)).error).toBe('api.invalid_user_id');
    const author = await arrangePerson(app.db());
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', author).execute();
    expect(await share(ann, 'author', author, id)).toMatchObject({
      status: 410,
      error: 'api.author_deleted',
    });
  });

  test('is gone for whom they have blocked, and for nobody else', async () => {
    const { ann, ben, id } = await pair();
    const author = await arrangePerson(app.db());
    await share(ann, 'author', author, id);
    await app.db().insertInto('blocks').values({ user_id: author, block_id: ben.id }).execute();
    expect(await cardOf(ben, id)).toEqual({ id: author, state: 'gone' });
    expect(await cardOf(ann, id)).toMatchObject({ state: 'open' });
  });

  test('is a card of theirs, until they are gone', async () => {
    const { ann, ben, id } = await pair();
    const author = await arrangePerson(app.db());
    await share(ann, 'author', author, id);
    expect(await cardOf(ben, id)).toMatchObject({ id: author, state: 'open', author: { id: author } });
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', author).execute();
    expect(await cardOf(ben, id)).toEqual({ id: author, state: 'gone' });
  });
});

describe('a contact who is recommended', () => {
  test('is a card of theirs, as an author is, until they are gone for whoever reads it', async () => {
    const { ann, ben, id } = await pair();
    const [cleo] = (await people('Cleo')) as [TestPerson];
    expect((await share(ann, 'author', cleo.id, id, 'text')).error).toBe('api.validation');
    const sent = (await share(ann, 'author', cleo.id, id, 'recommand')).result.list[0].message;
    expect(sent).toMatchObject({ type: 'recommand', target_id: cleo.id, user_id: ann.id });
    expect(await cardOf(ben, id)).toMatchObject({
      ...{ id: cleo.id, state: 'open' },
      author: { id: cleo.id, nickname: 'Cleo' },
    });
    await app.db().insertInto('blocks').values({ user_id: cleo.id, block_id: ben.id }).execute();
    expect(await cardOf(ben, id)).toEqual({ id: cleo.id, state: 'gone' });
  });
});

const shareGroup = (person: TestPerson, groupId: string, ...targets: string[]) =>
  ask(person, 'POST', '/api/v1/share/group', {
    group_id: groupId,
    ...(targets.length > 0 && { targets: targets.map((id) => ({ group_id: id, cid: randomUUID() })) }),
  });
const shown = (person: TestPerson, code: string) => ask(person, 'GET', `/api/v1/share/group/${code}`);

describe('a group that is shared', () => {
  test('has one code, whoever shares it, and however many at once', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const tea = await group(ann, ben);
    const answers = await Promise.all([ann, ben, ann, ben].map((person) => shareGroup(person, tea)));
    const codes = answers.map(({ result }) => result.code);
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[a-z0-9]{12}$/);
    expect(answers[0]?.result.list).toEqual([]);
  });

  test('is shown by its code to anybody with a session of its brand; who is in it is told where it is', async () => {
    const [ann, ben, zoe] = (await people('Ann', 'Ben', 'Zoe')) as [TestPerson, TestPerson, TestPerson];
    const tea = await group(ann, ben);
    const { code } = (await shareGroup(ann, tea)).result;
    const card = { code, display_name: 'Tea at seven', icon: '', member_count: 2 };
    expect((await shown(ben, code)).result).toEqual({ ...card, group_id: tea });
    expect((await shown(zoe, code)).result).toEqual(card);
    expect((await shown(zoe, 'nosuchcode12')).error).toBe('api.invalid_share_code');
    expect((await shown({ ...zoe, access: '' }, code)).status).toBe(401);
    const lotus = await app.signUp({ brand: 'lotus' });
    const elsewhere = { url: `/api/v1/share/group/${code}`, token: lotus.access, brand: 'lotus' };
    expect((await app.call(elsewhere)).error).toBe('api.invalid_share_code');
  });

  test('is shared by members whom it lets invite; not by strangers, and no direct conversation is', async () => {
    const [ann, ben, zoe] = (await people('Ann', 'Ben', 'Zoe')) as [TestPerson, TestPerson, TestPerson];
    const tea = await group(ann, ben);
    expect((await shareGroup(zoe, tea)).error).toBe('api.forbidden');
    const permitted = (member_permission: string[]) =>
      app.db().updateTable('groups').set({ member_permission }).where('id', '=', tea).execute();
    await permitted(['message']);
    expect((await shareGroup(ben, tea)).error).toBe('api.forbidden');
    await setRole(tea, ben, 'admin');
    expect((await shareGroup(ben, tea)).error).toBe('api.forbidden');
    await setRole(tea, ben, 'admin', ['add_friend']);
    expect((await shareGroup(ben, tea)).status).toBe(200);
    const direct = await pair();
    expect((await shareGroup(direct.ann, direct.id)).error).toBe('api.forbidden');
    expect(
      await app
        .db()
        .selectFrom('group_shares')
        .select('group_id')
        .where('group_id', '=', direct.id)
        .execute(),
    ).toEqual([]);
  });

  test('is a card that shows it as it is now; what the sender may not write to does not get it', async () => {
    const { ann, ben, id } = await pair();
    const zoe = await app.signUp();
    const foreign = await pair();
    const tea = await group(ann, zoe);
    const sent = (await shareGroup(ann, tea, id, foreign.id)).result;
    expect(sent.list).toMatchObject([
      { message: { type: 'recommand', target_id: sent.code } },
      { error: 'api.forbidden' },
    ]);
    expect(await cardOf(ben, id)).toEqual({
      ...{ id: sent.code, state: 'open' },
      group: { display_name: 'Tea at seven', icon: '', member_count: 2 },
    });
    await app
      .db()
      .updateTable('groups')
      .set({ display_name: 'Tea at eight', member_count: 7 })
      .where('id', '=', tea)
      .execute();
    expect((await cardOf(ann, id)).group).toEqual({
      ...{ display_name: 'Tea at eight', icon: '', member_count: 7 },
      group_id: tea,
    });
    await app.db().deleteFrom('group_shares').where('group_id', '=', tea).execute();
    expect(await cardOf(ben, id)).toEqual({ id: sent.code, state: 'gone' });
  });
});

test('cards of a page cost a statement a kind, however many; a page without cards none', async () => {
  const { ann, ben, id } = await pair();
  await post(ann, id, { text: 'x' });
  const count = async () =>
    (await recordStatements(app.infra.database.pool, () => list(ben, id))).filter(({ text }) =>
      /"posts"/.test(text),
    );
  expect(await count()).toHaveLength(0);
  const author = await arrangePerson(app.db());
  for (let n = 0; n < 4; n += 1) await share(ann, 'post', await arrangePost(app.db(), author), id);
  expect(await count()).toHaveLength(1);
  expect((await list(ben, id)).result.list.filter((one: { card?: object }) => one.card)).toHaveLength(4);
});
