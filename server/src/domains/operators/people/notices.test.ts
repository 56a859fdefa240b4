import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOperator, errorsOf, type OpsBrowser, signedIn } from '../operators.testing.ts';
import { NOTICES } from './people.routes.ts';

let app: TestApp;
let mia: OpsBrowser;
let sam: OpsBrowser;
let fin: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  sam = await signedIn(app, await addOperator(app, 'sam', 'support'));
  fin = await signedIn(app, await addOperator(app, 'fin', 'finance'));
});
afterAll(() => app.stop());

const at = (person: { id: string }, act = '') => `/ops/api/people/${person.id}${act}`;
const post = (browser: OpsBrowser, url: string, body: object) => browser.call({ method: 'POST', url, body });
const logged = (action: string) =>
  app.db().selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();

test('one person is told something once under its name, in both languages, and why stands in the log', async () => {
  const ann = await app.signUp();
  const tell = (browser: OpsBrowser, body: object = {}) =>
    post(browser, at(ann, '/notice'), {
      ...{
        notice: `n${ann.id}`,
        texts: { 'zh-CN': '你好', en: ' Hello <b>you</b> ' },
        reason: 'Asked us',
        ...body,
      },
    });
  expect([(await tell(sam)).status, (await tell(fin)).status]).toEqual([403, 403]);
  expect((await tell(mia, { reason: ' ' })).error).toBe('api.validation');
  expect((await tell(mia, { texts: { 'zh-CN': '你好', en: ' ' } })).error).toBe('api.validation');
  const both = await Promise.all([tell(mia), tell(mia)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await tell(mia, { texts: { 'zh-CN': '别的', en: 'Else' } })).error).toBe('api.invalid_data');
  expect((await post(mia, '/ops/api/people/nobody/notice', {})).error).toBe('api.validation');
  const told = await app.db().selectFrom('notices').selectAll().where('user_id', '=', ann.id).execute();
  expect(told.map(({ texts }) => texts.en)).toEqual(['Hello <b>you</b>']);
  const rows = (await logged('notice.send')).filter(({ target }) => target === ann.id);
  expect(rows).toMatchObject([{ operator: 'mia', reason: 'Asked us', after: { notice: `n${ann.id}` } }]);
});

test('an operator tells no more people in an hour than one works at', async () => {
  const eager = await signedIn(app, await addOperator(app, 'eager', 'moderator'));
  const ann = await app.signUp();
  const body = { notice: `many${ann.id}`, texts: { 'zh-CN': '你好', en: 'Hello' }, reason: 'Asked us' };
  const tell = (browser: OpsBrowser) => post(browser, at(ann, '/notice'), body);
  const errors = await errorsOf(NOTICES.limit, () => tell(eager));
  expect([errors, (await tell(eager)).error]).toEqual([[], 'api.too_frequent']);
  expect((await tell(mia)).status).toBe(200);
});
