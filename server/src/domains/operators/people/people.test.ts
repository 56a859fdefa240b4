import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketOf, newKeyedId } from '../../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { masked, maskedAddress } from '../../auth/people/masked.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';
import { REVEALS } from './people.routes.ts';

let app: TestApp;
let mia: OpsBrowser;
let sam: OpsBrowser;
let fin: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  await app.startJobs();
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  sam = await signedIn(app, await addOperator(app, 'sam', 'support'));
  fin = await signedIn(app, await addOperator(app, 'fin', 'finance'));
});
afterAll(() => app.stop());

const at = (person: { id: string }, act = '') => `/ops/api/people/${person.id}${act}`;
const post = (browser: OpsBrowser, url: string, body: object) => browser.call({ method: 'POST', url, body });
const me = ({ access }: TestPerson) => app.call({ url: '/api/v1/users/me', token: access });
const logged = (action: string) =>
  app.db().selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();

/** Somebody with this address beside their own. */
const addressed = async (email: string): Promise<TestPerson> => {
  const person = await app.signUp();
  await app
    .db()
    .insertInto('identifiers')
    .values({ mode: 'email', value: email, user_id: person.id })
    .execute();
  return person;
};

test('people are found by account, address and how a name begins; addresses are masked until they are asked for', async () => {
  const ann = await addressed('ann.lee@mail.example');
  await app.db().updateTable('users').set({ nickname: '100%_Ann' }).where('id', '=', ann.id).execute();
  const hidden = {
    bucket: bucketOf(ann.id),
    id: newKeyedId(ann.id),
    author_id: ann.id,
    kind: 'text' as const,
    description: 'Mine',
    privacy: 'self' as const,
  };
  await app
    .db()
    .insertInto('posts')
    .values({ ...hidden, review: 'rejected' })
    .execute();
  const spam = {
    user_id: ann.id,
    kind: 'user' as const,
    target_id: ann.id,
    author_id: ann.id,
    reason: 'spam',
  };
  await app
    .db()
    .insertInto('reports')
    .values({ ...spam, id: `r${ann.id}`, group_id: null, said: '{}', text: '', images: [] })
    .execute();
  const find = async (q: string) =>
    (await sam.call({ url: `/ops/api/people?q=${encodeURIComponent(q)}` })).result.list.map(
      ({ id }: { id: string }) => id,
    );
  for (const q of [ann.id, ann.username.toUpperCase(), ' Ann.Lee@mail.example', '100%_a'])
    expect([q, await find(q)]).toEqual([q, [ann.id]]);
  for (const q of ['100%x', '100x', 'nobody@mail.example']) expect([q, await find(q)]).toEqual([q, []]);
  const details = (await sam.call({ url: at(ann) })).result;
  expect(details.counts).toEqual({ groups: 0, posts: 1, reports: 1 });
  expect(details.identifiers).toContainEqual({ mode: 'email', value: 'a***@m***.example' });
  expect(JSON.stringify(details)).not.toContain('ann.lee');
  const asked = await post(sam, at(ann, '/reveal'), { reason: 'She called' });
  expect(asked.result.list).toContainEqual({ mode: 'email', value: 'ann.lee@mail.example' });
  const rows = await logged('people.reveal');
  expect(rows).toMatchObject([
    { operator: 'sam', target: ann.id, reason: 'She called', address: '127.0.0.1' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('ann.lee');
  // Who only manages reads none, and nobody reads them by the hundred.
  expect((await post(mia, at(ann, '/reveal'), { reason: 'x' })).status).toBe(403);
  const statuses = await Promise.all(
    Array.from({ length: REVEALS.limit }, () => post(sam, at(ann, '/reveal'), { reason: 'x' })),
  );
  expect(statuses.filter(({ error }) => error === 'api.too_frequent').length).toBeGreaterThan(0);
});

test('who is banned is out at once, reads why and until when, and is in again once it is lifted', async () => {
  const ben = await app.signUp();
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const signIn = () =>
    app.call({
      method: 'POST',
      url: '/api/v1/login',
      body: {
        ...{ mode: 'email', email: ben.email, password: ben.password, grant_type: 'password' },
        device_id: 'device-of-ben',
      },
    });
  expect((await me(ben)).status).toBe(200);
  expect((await post(mia, at(ben, '/ban'), { until, reason: ' ' })).error).toBe('api.validation');
  for (const wrong of ['nonsense', '2020-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'])
    expect((await post(mia, at(ben, '/ban'), { until: wrong, reason: 'Spam' })).error).toBe('api.validation');
  const banned = await post(mia, at(ben, '/ban'), { until, reason: 'Spam' });
  expect(banned.result).toMatchObject({ is_banned: true, banned_until: until });
  expect((await me(ben)).status).toBe(401);
  // An open page asks for other tokens, and is told why there are none.
  const refresh = (refresh_token: string) =>
    app.call({ method: 'POST', url: '/api/v1/token/refresh', body: { refresh_token } });
  const told = await refresh(ben.refresh);
  expect([told.status, told.error]).toEqual([401, 'api.account_banned']);
  expect(told.raw.json().params).toEqual({ reason: 'Spam', word: until.slice(0, 16).replace('T', ' ') });
  expect((await refresh('A'.repeat(64))).error).toBe('api.unauthorized');
  expect((await sam.call({ url: '/ops/api/people?state=banned' })).result.list).toMatchObject([
    { id: ben.id },
  ]);
  const refused = await signIn();
  expect([refused.status, refused.error]).toEqual([403, 'api.account_banned']);
  expect(refused.raw.json().message).toBe(
    `此账号已被停用至 ${until.slice(0, 16).replace('T', ' ')}（UTC）。Spam`,
  );
  // A session that was opened meanwhile is worth nothing either.
  await app.db().updateTable('sessions').set({ revoked_at: null }).where('user_id', '=', ben.id).execute();
  expect((await me(ben)).status).toBe(401);
  expect((await post(mia, at(ben, '/lift'), { reason: 'Sorry' })).result.is_banned).toBe(false);
  expect((await me(ben)).status).toBe(200);
  await post(mia, at(ben, '/lift'), { reason: 'Sorry' });
  expect((await logged('people.lift')).map(({ operator }) => operator)).toEqual(['mia']);
  expect(await logged('people.ban')).toMatchObject([{ target: ben.id, reason: 'Spam' }]);
  expect((await signIn()).status).toBe(200);
});

test('for good is without a day, and what is over lets in by itself', async () => {
  const cat = await app.signUp();
  expect((await post(mia, at(cat, '/ban'), { until: null, reason: 'Fraud' })).result).toMatchObject({
    is_banned: true,
    banned_until: null,
  });
  const past = new Date(Date.now() - 1000);
  await app.db().updateTable('users').set({ banned_until: past }).where('id', '=', cat.id).execute();
  expect((await sam.call({ url: at(cat) })).result.person.is_banned).toBe(false);
});

test('sessions end everywhere; a note and what somebody may do are changed, and the note is in no log', async () => {
  const dan = await app.signUp();
  expect((await post(mia, at(dan, '/sign-out'), { reason: 'Lost phone' })).result).toEqual({ ended: 1 });
  expect((await me(dan)).status).toBe(401);
  const changed = await mia.call({
    ...{ method: 'PUT', url: at(dan) },
    body: { can_create_group: false, memo: 'Knows the mayor', reason: 'Too many groups' },
  });
  expect(changed.result).toMatchObject({ can_create_group: false, memo: 'Knows the mayor' });
  const [row] = await logged('people.change');
  expect(row).toMatchObject({ operator: 'mia', target: dan.id, reason: 'Too many groups' });
  expect(JSON.stringify(row)).not.toContain('mayor');
});

test('a security password that was taken back is set anew, and nothing leaves meanwhile', async () => {
  const eve = await app.signUp();
  await app.db().insertInto('security_codes').values({ user_id: eve.id, hash: 'h' }).execute();
  expect((await fin.call({ url: at(eve) })).result.has_security_code).toBe(true);
  await post(mia, at(eve, '/security-code'), { reason: 'Forgotten' });
  await post(mia, at(eve, '/security-code'), { reason: 'Forgotten' });
  expect((await fin.call({ url: at(eve) })).result.has_security_code).toBe(false);
  const { withdraw_after } = await app
    .db()
    .selectFrom('security_codes')
    .selectAll()
    .where('user_id', '=', eve.id)
    .executeTakeFirstOrThrow();
  expect(withdraw_after?.getTime()).toBeGreaterThan(Date.now());
  expect((await logged('people.security_code')).length).toBe(1);
});

test('who is erased is gone at once, for good and by nobody’s mistake; who owns something is not', async () => {
  const flo = await app.signUp();
  const erase = (username: string) => post(mia, at(flo, '/erase'), { username, reason: 'She asked us to' });
  expect((await erase('somebody')).error).toBe('api.invalid_data');
  const id = `group${flo.id}`;
  const group = { bucket: bucketOf(id), id, type: 2, name: 'Lake', owner_id: flo.id, last_message_id: null };
  await app.db().insertInto('groups').values(group).execute();
  const refused = await erase(flo.username);
  expect([refused.status, refused.raw.json().params]).toEqual([403, { reason: 'groups_owned' }]);
  expect((await me(flo)).status).toBe(200);
  expect(await logged('people.erase')).toEqual([]);
  await app.db().deleteFrom('groups').where('id', '=', group.id).execute();
  const sessions = () =>
    app.db().selectFrom('sessions').select('address').where('user_id', '=', flo.id).execute();
  await app
    .db()
    .updateTable('sessions')
    .set({ address: '203.0.113.7' })
    .where('user_id', '=', flo.id)
    .execute();
  expect(await sessions()).toEqual([{ address: '203.0.113.7' }]);
  const both = await Promise.all([erase(flo.username.toUpperCase()), erase(flo.username)]);
  expect(both.map(({ status }) => status)).toContain(200);
  expect((await me(flo)).status).toBe(401);
  const row = await app.db().selectFrom('users').selectAll().where('id', '=', flo.id).executeTakeFirst();
  expect(row).toMatchObject({ username: flo.id, nickname: '' });
  expect(await sessions()).toEqual([]);
  expect((await sam.call({ url: at(flo) })).error).toBe('api.not_found');
  expect((await erase(flo.username)).error).toBe('api.not_found');
  const [noted] = await logged('people.erase');
  expect(noted).toMatchObject({ operator: 'mia', target: flo.id, reason: 'She asked us to' });
  expect(JSON.stringify(noted)).not.toContain(flo.username);
});

test('who is opened, or found by an address, is in the log before they are read; the address is not', async () => {
  const gil = await addressed('gil.moss@mail.example');
  await sam.call({ url: at(gil) });
  await sam.call({ url: `/ops/api/people?q=${encodeURIComponent('gil.moss@mail.example')}` });
  await sam.call({ url: `/ops/api/people?q=${gil.username}` });
  const mine = async (action: string) => (await logged(action)).filter(({ target }) => target === gil.id);
  expect(await mine('people.read')).toMatchObject([{ operator: 'sam', address: '127.0.0.1' }]);
  const found = await mine('people.search');
  expect(found).toMatchObject([{ operator: 'sam', after: { by: 'address', found: 1 } }]);
  expect(JSON.stringify(found)).not.toContain('moss');
});

test('pages go on where they ended, and roles that may not are refused', async () => {
  for (let number = 0; number < 55; number += 1) await app.signUp();
  const first = (await sam.call({ url: '/ops/api/people' })).result;
  const second = (await sam.call({ url: `/ops/api/people?next_id=${first.next_id}` })).result;
  const ids = [...first.list, ...second.list].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(first.list).toHaveLength(50);
  expect((await sam.call({ url: '/ops/api/people?next_id=nonsense' })).error).toBe('api.validation');
  const [someone] = first.list;
  expect((await post(fin, at(someone, '/ban'), { until: null, reason: 'x' })).status).toBe(403);
  expect((await post(mia, '/ops/api/people/nobody/ban', { until: null, reason: 'x' })).error).toBe(
    'api.not_found',
  );
});

test.each([
  ['ann.lee@mail.example', 'a***@m***.example'],
  ['a@b.co', 'a***@b***.co'],
  ['8613800138042', '86*********42'],
])('%s is shown as %s', (value, shown) => expect(masked(value)).toBe(shown));

test('one session of somebody is ended, of nobody else, and where they are used is masked until it is asked for', async () => {
  const [ann, eve] = [await app.signUp(), await app.signUp()];
  const body = {
    ...{ mode: 'email', email: ann.email, password: ann.password, grant_type: 'password' },
    device_id: 'another-device-of-hers',
  };
  const second = await app.call({ method: 'POST', url: '/api/v1/login', body });
  expect(second.status).toBe(200);
  const sessions = async () => (await sam.call({ url: at(ann) })).result.sessions;
  const [other, first] = await sessions();
  expect([other.address, first.address]).toEqual(['127.0.*.*', '']);
  // Somebody who has not used up what an hour allows.
  const sue = await signedIn(app, await addOperator(app, 'sue', 'support'));
  const shown = await post(sue, at(ann, '/reveal'), { reason: 'Asked by phone' });
  expect(shown.result.sessions).toContainEqual({ id: other.id, address: '127.0.0.1' });

  const end = (browser: OpsBrowser, whose: TestPerson, reason = 'Lost phone') =>
    post(browser, at(whose, `/sessions/${first.id}/end`), { reason });
  expect([(await end(sam, ann)).status, (await end(mia, ann, ' ')).error]).toEqual([403, 'api.validation']);
  expect((await end(mia, eve)).error).toBe('api.not_found');
  const both = await Promise.all([end(mia, ann), end(mia, ann)]);
  expect(both.map(({ error }) => error ?? 'done').sort()).toEqual(['api.not_found', 'done']);
  expect((await me(ann)).status).toBe(401);
  expect((await sessions()).map(({ id }: { id: string }) => id)).toEqual([other.id]);
  expect((await logged('people.end_session')).map(({ target, reason }) => [target, reason])).toEqual([
    [ann.id, 'Lost phone'],
  ]);
});

test.each([
  ['203.0.113.7', '203.0.*.*'],
  ['2001:db8::7', '2001:db8:*'],
  ['', ''],
])('%j is seen as %j', (address, seen) => expect(maskedAddress(address)).toBe(seen));
