import type { ReportCase } from '@livery/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearHere } from '../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { untilStatementsWait } from '../../testing/waiting-statements.ts';
import { talking } from '../messages/talk.testing.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators/operators.testing.ts';
import { arrangePost } from '../social/social.testing.ts';

let app: TestApp;
let mia: OpsBrowser;
let max: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  max = await signedIn(app, await addOperator(app, 'max', 'moderator'));
  await app.startJobs();
});
afterAll(() => app.stop());
const { ask, group, list, open, people, post } = talking(() => app);

const three = async () => (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
const reportPost = (who: TestPerson, post_id: string, more: object = {}) =>
  ask(who, 'POST', '/social/api/report/post', { post_id, reason: 'spam', ...more });
const reportGroup = (who: TestPerson, id: string, more: object = {}) =>
  ask(who, 'POST', `/api/v1/groups/${id}/report`, { reason: 'abuse', ...more });
const cases = async (query = ''): Promise<ReportCase[]> =>
  (await mia.call({ url: `/ops/api/reports${query}` })).result.list;
const caseOf = async (target: string, query = ''): Promise<ReportCase> =>
  (await cases(`?limit=100${query}`)).find(({ target_id }) => target_id === target)!;
const details = async (id: number) => (await mia.call({ url: `/ops/api/reports/${id}` })).result;
const decide = (
  who: OpsBrowser,
  { id, count }: Pick<ReportCase, 'id' | 'count'>,
  decision: string,
  reason = '',
) => who.call({ method: 'POST', url: `/ops/api/reports/${id}/decide`, body: { decision, reason, count } });
const logged = (target: string) =>
  app.db().selectFrom('audit_log').selectAll().where('target', '=', target).orderBy('seq').execute();
const statesOf = async (target: string) =>
  (await app.db().selectFrom('reports').select('state').where('target_id', '=', target).execute()).map(
    ({ state }) => state,
  );

test('two reports of one post are one entry; it is taken down, and its author reads why', async () => {
  const [ann, ben, cas] = await three();
  const media = JSON.stringify([{ file: 'demo/a.webp', width: 4, height: 3, thumbhash: 'AA==' }]);
  const id = await arrangePost(app.db(), ann.id, { kind: 'images', media, description: '<b>Win</b> now' });
  const file = `public/demo/a.webp`;
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  await app.infra.objects.put(`aurora/${file}`, picture);
  await reportPost(ben, id, { reason: 'fraud' });
  await reportPost(cas, id, { text: 'He sells points' });
  const found = await caseOf(id);
  expect(found).toMatchObject({
    ...{ kind: 'post', author_id: ann.id, username: ann.username, title: '<b>Win</b> now', state: 'open' },
    count: 2,
    reasons: expect.arrayContaining([
      { reason: 'fraud', count: 1 },
      { reason: 'spam', count: 1 },
    ]),
  });
  const { shown, can_take_down } = await details(found.id);
  expect([shown.text, shown.files.length, can_take_down]).toEqual(['<b>Win</b> now', 1, true]);
  const { raw } = await mia.call({ url: shown.files[0].url });
  expect([raw.statusCode, raw.rawPayload.equals(picture)]).toEqual([200, true]);
  const each = (await mia.call({ url: `/ops/api/reports/${found.id}/each` })).result.list;
  expect(each).toMatchObject([
    { username: cas.username, reason: 'spam', text: 'He sells points' },
    { username: ben.username, reason: 'fraud', text: '' },
  ]);

  expect((await decide(mia, found, 'uphold', ' ')).error).toBe('api.validation');
  expect((await decide(mia, found, 'uphold', 'No advertising')).result).toMatchObject({
    ...{ state: 'upheld', decided_by: 'mia', decision_reason: 'No advertising', was_taken_down: true },
  });
  const own = (await ask(ann, 'GET', `/social/api/posts/${id}`)).result;
  expect(own).toMatchObject({ review: 'rejected', review_reason: 'No advertising' });
  expect((await ask(ben, 'GET', `/social/api/posts/${id}`)).error).toBe('api.post_audit_rejected');
  expect(await statesOf(id)).toEqual(['upheld', 'upheld']);
  expect(await logged(id)).toMatchObject([{ action: 'posts.reject', operator: 'mia', address: '127.0.0.1' }]);
  expect(await logged(`post ${id}`)).toMatchObject([
    {
      ...{ action: 'reports.uphold', operator: 'mia', reason: 'No advertising', address: '127.0.0.1' },
      before: { case: found.id, reports: 2 },
      after: { was_taken_down: true },
    },
  ]);
});

test('the same again is done once; another operator is told that it was decided', async () => {
  const [ann, ben] = await three();
  const id = await arrangePost(app.db(), ann.id);
  await reportPost(ben, id);
  const found = await caseOf(id);
  const answers = await Promise.all([decide(mia, found, 'dismiss'), decide(mia, found, 'dismiss')]);
  expect(answers.map(({ result }) => result.state)).toEqual(['dismissed', 'dismissed']);
  expect((await decide(mia, found, 'uphold', 'x')).error).toBe('api.invalid_data');
  expect((await decide(max, found, 'dismiss')).error).toBe('api.invalid_data');
  expect((await decide(max, { id: 999_999, count: 1 }, 'dismiss')).error).toBe('api.not_found');
  expect(await logged(`post ${id}`)).toHaveLength(1);
  expect((await ask(ben, 'GET', `/social/api/posts/${id}`)).status).toBe(200);
});

test('what is reported meanwhile is not swallowed: it is looked at first, or is another case', async () => {
  const [ann, ben, cas] = await three();
  const id = await arrangePost(app.db(), ann.id);
  await reportPost(ben, id);
  const seen = await caseOf(id);
  await reportPost(cas, id);
  expect((await decide(mia, seen, 'dismiss')).error).toBe('api.data_exists');
  expect(await statesOf(id)).toEqual(['open', 'open']);
  const now = await caseOf(id);
  const late = await app.signUp();
  const reporting = await app
    .db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('report_cases').set({ decided_by: 'mia' }).where('id', '=', now.id).execute();
      const waiting = reportPost(late, id);
      await untilStatementsWait(app);
      await trx.updateTable('report_cases').set({ state: 'dismissed' }).where('id', '=', now.id).execute();
      return { waiting };
    });
  expect((await reporting.waiting).status).toBe(200);
  const next = await caseOf(id);
  expect([next.id > now.id, next.count]).toEqual([true, 1]);
  expect((await details(next.id)).history).toMatchObject([{ id: now.id, state: 'dismissed', count: 2 }]);
});

test('a message is removed for everybody, and nobody of the conversation is named', async () => {
  const [ann, ben] = await three();
  const id = await open(ann, ben);
  const { result: bad } = await post(ann, id, { text: 'buy points here' });
  await reportGroup(ben, id, { msg_id: bad.id });
  const found = await caseOf(bad.id, '&kind=message');
  expect(found).toMatchObject({ title: 'buy points here', author_id: ann.id });
  const events: string[] = [];
  const stop = app.infra.pubsub.subscribe(({ event }) => {
    if (event.event.startsWith('message.')) events.push(event.event);
  });
  await decide(mia, found, 'uphold', 'Fraud');
  await expect.poll(() => events, { timeout: 15_000 }).toEqual(['message.deleted', 'message.updated']);
  stop();
  const left = (await list(ben, id)).result.list.at(-1);
  expect(left).toMatchObject({ text: '', user_id: '', author_id: ann.id });
  expect((await details(found.id)).can_take_down).toBe(false);
});

test('a group is dissolved, and who was in it is told; a conversation of two stays', async () => {
  const [ann, ben, cas] = await three();
  const [id, direct] = [await group(ann, ben, cas), await open(ann, ben)];
  await reportGroup(ben, id);
  await reportGroup(ben, direct);
  const [found, pair] = [await caseOf(id), await caseOf(direct)];
  expect((await details(pair.id)).can_take_down).toBe(false);
  const events: string[] = [];
  const stop = app.infra.pubsub.subscribe(({ audience, event }) => {
    if (event.event === 'group.removed' && 'users' in audience) events.push(...audience.users);
  });
  expect((await decide(mia, found, 'uphold', 'Fraud')).result.was_taken_down).toBe(true);
  await expect.poll(() => events.toSorted(), { timeout: 15_000 }).toEqual([ann.id, ben.id, cas.id].sort());
  stop();
  expect((await ask(ann, 'GET', `/api/v1/groups/${id}`)).status).toBe(404);
  expect((await decide(mia, pair, 'uphold', 'Warned')).result.was_taken_down).toBe(false);
  expect((await ask(ann, 'GET', `/api/v1/groups/${direct}`)).status).toBe(200);
  expect(await logged(id)).toMatchObject([{ action: 'groups.dissolve', before: { members: 3 } }]);
});

test('pages go on where the last one ended, and a person’s history is beside each', async () => {
  const [ann, ben, cas] = await three();
  const posts = await Promise.all([1, 2, 3].map(() => arrangePost(app.db(), ann.id)));
  for (const id of posts) await reportPost(ben, id);
  await ask(cas, 'POST', '/api/v1/users/report', { user_id: ann.id, reason: 'fraud' });
  const walked: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const url = `/ops/api/reports?kind=post&limit=2&next_id=${next}`;
    const page: { list: ReportCase[]; next_id: string | null } = (await mia.call({ url })).result;
    walked.push(...page.list.map(({ target_id }) => target_id));
    next = page.next_id;
  }
  expect(walked.filter((id) => posts.includes(id))).toEqual(posts);
  expect(new Set(walked).size).toBe(walked.length);
  const person = await caseOf(ann.id);
  expect(person.title).toContain('Ann');
  expect((await details(person.id)).history).toHaveLength(3);
  expect((await mia.call({ url: '/ops/api/reports?next_id=x' })).error).toBe('api.validation');
});

test('files are those of reports alone, and of this case', async () => {
  const [ann, ben] = await three();
  const [one, other] = [await arrangePost(app.db(), ann.id), await arrangePost(app.db(), ann.id)];
  await reportPost(ben, one);
  await reportPost(ben, other);
  const [mine, theirs] = [await caseOf(one), await caseOf(other)];
  const [{ id: report }] = (await mia.call({ url: `/ops/api/reports/${theirs.id}/each` })).result.list;
  for (const url of [`${mine.id}/files/${report}/0`, `${theirs.id}/files/${report}/0`, `0/files/${report}/0`])
    expect((await mia.call({ url: `/ops/api/reports/${url}` })).status).toBeGreaterThanOrEqual(400);
});

test('who opens a case, its reports or a file of it has read what may be private: that is in the log', async () => {
  const [ann, ben] = await three();
  const media = JSON.stringify([{ file: 'demo/seen.webp', width: 4, height: 3, thumbhash: 'AA==' }]);
  const id = await arrangePost(app.db(), ann.id, { kind: 'images', media });
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  await app.infra.objects.put('aurora/public/demo/seen.webp', bytes);
  await reportPost(ben, id);
  const found = await caseOf(id);
  await details(found.id);
  const [{ id: report }] = (await mia.call({ url: `/ops/api/reports/${found.id}/each` })).result.list;
  const url = `/ops/api/reports/${found.id}/files/${report}/0`;
  expect((await mia.call({ url })).status).toBe(200);
  // The rest of a film is no reading of its own.
  expect((await mia.call({ url, headers: { range: 'bytes=5-9' } })).status).toBe(206);
  expect((await logged(String(found.id))).map(({ action, operator }) => [action, operator])).toEqual([
    ['reports.read', 'mia'],
    ['reports.read_each', 'mia'],
  ]);
  expect(await logged(`${found.id} ${report} 0`)).toMatchObject([{ action: 'reports.read_file' }]);
});

test('nobody decides faster than one can read', async () => {
  const hasty = await signedIn(app, await addOperator(app, 'hasty', 'moderator'));
  const codes = new Set<string | undefined>();
  for (let times = 0; times < 121; times += 1)
    codes.add((await decide(hasty, { id: 999_999, count: 1 }, 'dismiss')).error);
  expect([...codes]).toEqual(['api.not_found', 'api.too_frequent']);
});

test('the command line lists, shows and decides, by the same rules', async () => {
  const heard = hearHere(app.infra.config.databaseUrl);
  const ops = (...args: string[]) => main(['report', ...args, '--brand', 'aurora']);
  const [ann, ben] = await three();
  const id = await arrangePost(app.db(), ann.id, { description: 'Win now' });
  await reportPost(ben, id, { text: 'He sells points' });
  const number = String((await caseOf(id)).id);
  expect(await ops('list', '--kind', 'post')).toBe(0);
  expect(heard.said).toContain(`${number}  open  post ${id}  ${ann.username}  1 (spam 1)`);
  expect(await ops('show', number)).toBe(0);
  expect(heard.said).toContain(`${ben.username}: spam He sells points`);
  expect([
    await ops('uphold', number),
    await ops('show', '999999'),
    await ops('list', '--kind', 'cat'),
  ]).toEqual([2, 1, 2]);
  expect(await ops('uphold', number, '--reason', 'No advertising')).toBe(0);
  expect(heard.said).toContain('taken down');
  expect(await ops('dismiss', number)).toBe(1);
  heard.said = '';
  expect(await ops('list', '--state', 'upheld', '--json')).toBe(0);
  expect(JSON.parse(heard.said).list).toContainEqual(
    expect.objectContaining({ target_id: id, was_taken_down: true }),
  );
});
