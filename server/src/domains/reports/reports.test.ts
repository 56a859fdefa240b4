import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';
import { arrangePerson, arrangePost } from '../social/social.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, heard, pair, people, post } = talking(() => app);

type Changes = Record<string, unknown>;
const reportUser = (person: TestPerson, user_id: string, changes: Changes = {}) =>
  ask(person, 'POST', '/api/v1/users/report', { user_id, reason: 'spam', ...changes });
const reportGroup = (person: TestPerson, groupId: string, changes: Changes = {}) =>
  ask(person, 'POST', `/api/v1/groups/${groupId}/report`, { reason: 'spam', ...changes });
const reportPost = (person: TestPerson, post_id: string, changes: Changes = {}) =>
  ask(person, 'POST', '/social/api/report/post', { post_id, reason: 'spam', ...changes });
const stored = ({ id }: TestPerson) =>
  app.db().selectFrom('reports').selectAll().where('user_id', '=', id).orderBy('create_at').execute();
const two = async () => (await people('Ann', 'Ben')) as [TestPerson, TestPerson];

describe('a report', () => {
  test('needs a session, a reason, and words that are not too many', async () => {
    const { ann, ben, id } = await pair();
    const nobody = { ...ann, access: '' };
    const postId = await arrangePost(app.db(), ben.id);
    const ways = [
      (who: TestPerson, changes?: Changes) => reportUser(who, ben.id, changes),
      (who: TestPerson, changes?: Changes) => reportGroup(who, id, changes),
      (who: TestPerson, changes?: Changes) => reportPost(who, postId, changes),
    ];
    for (const report of ways) {
      expect((await report(nobody)).status).toBe(401);
      expect((await report(ann, { reason: 'because' })).error).toBe('api.validation');
      expect((await report(ann, { text: '字'.repeat(201) })).error).toBe('api.validation');
    }
    expect(await stored(ann)).toEqual([]);
  });

  test('is kept once a day and target, of two at once as well; the next day there is another one', async () => {
    const [ann, ben] = await two();
    const id = await group(ann, ben);
    await Promise.all([reportUser(ann, ben.id), reportUser(ann, ben.id), reportGroup(ann, id)]);
    expect((await reportUser(ann, ben.id, { reason: 'fraud' })).result).toEqual({});
    await reportUser(ben, ann.id);
    const kinds = async () => (await stored(ann)).map(({ kind, reason }) => `${kind} ${reason}`).sort();
    expect(await kinds()).toEqual(['group spam', 'user spam']);
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await app.db().updateTable('reports').set({ day: yesterday }).where('user_id', '=', ann.id).execute();
    await reportUser(ann, ben.id, { reason: 'fraud' });
    expect(await kinds()).toEqual(['group spam', 'user fraud', 'user spam']);
  });

  test('is told to nobody, and open', async () => {
    const [ann, ben] = await two();
    const events = await heard(async () => {
      expect((await reportUser(ann, ben.id)).result).toEqual({});
    });
    expect(events).toEqual([]);
    expect(await stored(ann)).toMatchObject([{ state: 'open', images: [], text: '' }]);
  });

  test('is one of fifty a day of a person; repeats do not count', async () => {
    const [ann] = await two();
    const [first = '', ...others] = await Promise.all(
      Array.from({ length: 51 }, () => arrangePerson(app.db())),
    );
    for (let times = 0; times < 3; times += 1) await reportUser(ann, first);
    const answers = [];
    for (const id of others) answers.push((await reportUser(ann, id)).error);
    expect(answers.filter(Boolean)).toEqual(['api.too_frequent']);
    expect(await stored(ann)).toHaveLength(50);
  });
});

describe('what is reported is kept as it was seen', () => {
  test('somebody: not oneself, nobody, or somebody of another brand', async () => {
    const [ann, ben] = await two();
    const elsewhere = await app.signUp({ brand: 'lotus' });
    for (const id of [ann.id, 'nobody', elsewhere.id]) {
      expect((await reportUser(ann, id)).error).toBe('api.invalid_user_id');
    }
    await reportUser(ann, ben.id, { reason: 'fraud', text: ' sells\npoints ' });
    await app.db().updateTable('users').set({ nickname: 'Innocent' }).where('id', '=', ben.id).execute();
    const said = { id: ben.id, nickname: 'Ben', username: ben.username, avatar: '', avatar_thumbnail: '' };
    expect(await stored(ann)).toMatchObject([
      {
        kind: 'user',
        target_id: ben.id,
        author_id: ben.id,
        group_id: null,
        said,
        reason: 'fraud',
        text: 'sells points',
      },
    ]);
  });

  test('a conversation, and a message in it: for members, who may see it', async () => {
    const { ann, ben, id } = await pair();
    const other = await pair();
    const { result: elsewhere } = await post(other.ann, other.id, { text: 'elsewhere' });
    const { result } = await post(ben, id, { text: 'buy points here' });
    expect((await reportGroup(await app.signUp(), id)).status).toBe(403);
    expect((await reportGroup(ann, id, { msg_id: elsewhere.id })).error).toBe('api.invalid_msg_id');
    await block(other.ben, other.ann);
    const { result: hidden } = await post(other.ann, other.id, { text: 'hidden' });
    expect((await reportGroup(other.ben, other.id, { msg_id: hidden.id })).error).toBe('api.invalid_msg_id');
    await reportGroup(ann, id, { msg_id: result.id });
    await reportGroup(ann, id);
    await ask(ben, 'DELETE', `/api/v1/messages/${result.id}`);
    const about = { group_id: id, author_id: ben.id };
    expect(await stored(ann)).toMatchObject([
      { kind: 'message', target_id: result.id, ...about, said: { type: 'text', text: 'buy points here' } },
      { kind: 'group', target_id: id, ...about, said: { display_name: ben.nickname } },
    ]);
    expect(await stored(other.ben)).toEqual([]);
  });

  test('a post: one that is to be seen', async () => {
    const [ann, ben] = await two();
    const media = JSON.stringify([{ file: 'demo/a.webp', width: 4, height: 3, thumbhash: 'AA==' }]);
    const id = await arrangePost(app.db(), ben.id, { kind: 'images', description: 'Win now', media });
    const secret = await arrangePost(app.db(), ben.id, { privacy: 'self' });
    const gone = await arrangePost(app.db(), await arrangePerson(app.db(), { delete_at: new Date() }));
    for (const each of ['nowhere', secret, gone]) {
      expect((await reportPost(ann, each)).error).toBe('api.post_not_exist');
    }
    await reportPost(ann, id);
    await app.db().updateTable('posts').set({ description: '' }).where('id', '=', id).execute();
    const said = { kind: 'images', description: 'Win now', media: ['/objects/public/demo/a.webp'] };
    expect(await stored(ann)).toMatchObject([{ kind: 'post', target_id: id, author_id: ben.id, said }]);
  });
});
