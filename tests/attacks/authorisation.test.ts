import type { CallName } from '@livery/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketIn, newKeyedId } from '../../server/src/infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../server/src/testing/test-app.ts';
import { CALL_NAMES, type Fill, fillCall, specOf } from './filled-calls.ts';

/** Stands in everything of Ann's that a stranger must not see. */
const SECRET = 'only-for-ann-and-ben';

let app: TestApp;
let ann: TestPerson;
let ids: Record<'group' | 'message' | 'post' | 'session', string>;
beforeAll(async () => {
  app = await startTestApp();
  ann = await app.signUp();
  ids = await arrange();
});
afterAll(() => app.stop());

const arrange = async (): Promise<typeof ids> => {
  const ben = await app.signUp();
  const by = { method: 'POST', token: ann.access } as const;
  const group = (await app.call({ ...by, url: '/api/v1/groups/direct', body: { contact_id: ben.id } })).result
    .id;
  const body = { group_id: group, type: 'text', text: SECRET, cid: 'c1' };
  const message = (await app.call({ ...by, url: '/api/v1/messages', body })).result.id;
  await app.call({ ...by, url: `/api/v1/users/memo/${ben.id}`, body: { nickname: SECRET } });
  const post = newKeyedId(ann.id);
  const row = {
    bucket: bucketIn(post),
    id: post,
    author_id: ann.id,
    kind: 'text' as const,
    description: SECRET,
  };
  await app
    .db()
    .insertInto('posts')
    .values({ ...row, privacy: 'self', review: 'approved' })
    .execute();
  const sessions = await app.call({ url: '/api/v1/users/sessions', token: ann.access });
  return { group, message, post, session: sessions.result.list[0].id };
};

/** Points every call at what is Ann's. */
const atAnns: Fill = (field, path) => {
  if (/^(?:group_id|gid)$/.test(field)) return ids.group;
  if (/^(?:msgId|msg_id|fileId|message_id)$/.test(field)) return ids.message;
  if (/^(?:user_id|uid|contact_id|block_id)$/.test(field)) return ann.id;
  if (field !== 'id') return undefined;
  if (path.includes('/groups/')) return ids.group;
  if (path.includes('/posts/')) return ids.post;
  if (path.includes('/messages/')) return ids.message;
  return path.includes('/sessions/') ? ids.session : ann.id;
};

const calls = (...access: string[]) => CALL_NAMES.filter((name) => access.includes(specOf(name).access));
const tryCall = (name: CallName, token?: string, brand = 'aurora') => {
  const request = fillCall(name, atAnns);
  return app.call({ ...request, brand, ...(token && { token }) });
};

const resetToken = async (): Promise<string> => {
  const person = await app.signUp();
  await app.db().updateTable('sessions').set({ scope: 'reset' }).where('user_id', '=', person.id).execute();
  return person.access;
};
const endedToken = async (): Promise<string> => {
  const { access: token } = await app.signUp();
  await app.call({ method: 'POST', url: '/api/v1/logout', token });
  return token;
};

describe.each(calls('user'))('%s', (name) => {
  test('is closed to who has no session of this brand', async () => {
    const strangers = [
      undefined,
      'x'.repeat(43),
      (await app.signUp({ brand: 'lotus' })).access,
      await endedToken(),
    ];
    for (const token of strangers) {
      expect(await tryCall(name, token)).toMatchObject({ status: 401, error: 'api.unauthorized' });
    }
    expect((await tryCall(name, await resetToken())).status).toBe(403);
  });
});

test.each(calls('reset'))('%s is closed to who has neither session nor reset token', async (name) => {
  for (const token of [undefined, 'x'.repeat(43), await endedToken()]) {
    expect(await tryCall(name, token)).toMatchObject({ status: 401, error: 'api.unauthorized' });
  }
});

test.each(CALL_NAMES)(
  '%s shows a stranger nothing of what is not theirs, and changes nothing of it',
  async (name) => {
    const before = await whatAnnSees();
    expect(JSON.stringify(before)).toContain(SECRET);
    const { access } = await app.signUp();
    for (const token of [access, undefined]) {
      const { raw } = await tryCall(name, token);
      expect(raw.body).not.toContain(SECRET);
      expect(raw.body).not.toContain(ann.email);
    }
    expect(await whatAnnSees()).toEqual(before);
  },
);

/** A login of hers, what she wrote, and who she is. */
const whatAnnSees = async () => {
  const read = async (url: string) => (await app.call({ url, token: ann.access })).result;
  const [me, messages, post] = await Promise.all([
    read('/api/v1/users/me'),
    read(`/api/v2/groups/${ids.group}/messages`),
    read(`/social/api/posts/${ids.post}`),
  ]);
  return { me, messages, post };
};
