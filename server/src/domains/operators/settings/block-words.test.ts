import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { hearHere } from '../../../testing/heard.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let app: TestApp;
let mia: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db().deleteFrom('settings').where('key', '=', 'block_words').execute();
});
const { pair, post } = talking(() => app);

const words = async () => (await mia.call({ url: '/ops/api/block-words' })).result.words;
const change = (add: string[], remove: string[] = [], reason = 'Fraud') =>
  mia.call({ method: 'POST', url: '/ops/api/block-words/change', body: { add, remove, reason } });
const tried = async (text: string, listed: string[]) =>
  (await mia.call({ method: 'POST', url: '/ops/api/block-words/test', body: { text, words: listed } })).result
    .word;
const logged = () =>
  app.db().selectFrom('audit_log').selectAll().where('target', '=', 'settings.block_words').execute();

test('words are put in and taken out one by one, by two at once as well; a repeat changes nothing', async () => {
  expect((await change(['x'], [], ' ')).error).toBe('api.validation');
  expect((await change([' 代购 ', 'cheap points', '代购'])).result.words).toEqual(['代购', 'cheap points']);
  await Promise.all([change(['one']), change(['two']), change([], ['代购'])]);
  expect((await words()).toSorted()).toEqual(['cheap points', 'one', 'two']);
  const rows = (await logged()).length;
  expect((await change(['one'])).status).toBe(200);
  expect(await logged()).toHaveLength(rows);
  expect((await change(['字'.repeat(41)])).error).toBe('api.validation');
  expect((await logged())[0]).toMatchObject({
    ...{ operator: 'mia', reason: 'Fraud', address: '127.0.0.1' },
    ...{ before: { words: [] }, after: { words: ['代购', 'cheap points'] } },
  });
});

test('a text is tried as it would be refused, before the words hold; then it is', async () => {
  const listed = ['代购', 'cheap points'];
  expect(await tried('ＣＨＥＡＰ　points!', listed)).toBe('cheap points');
  expect(await tried('找我代 购', listed)).toBe('代购');
  expect(await tried('cheaper points', listed)).toBeNull();
  const { ann, id } = await pair();
  await change(listed);
  const refused = await post(ann, id, { text: '找我代 购' });
  expect([refused.error, refused.raw.json().params]).toEqual(['api.block_word', { word: '代购' }]);
});

test('the command line lists, tries, changes and imports', async () => {
  const heard = hearHere(app.infra.config.databaseUrl);
  const ops = (...args: string[]) => main(['words', ...args, '--brand', 'aurora']);
  const file = join(tmpdir(), `block-words-${process.pid}.txt`);
  await writeFile(file, 'one\r\n\r\ntwo\n');
  expect([await ops('add', 'one'), await ops('import', '/nowhere', '--reason', 'x')]).toEqual([2, 2]);
  expect(await ops('import', file, '--reason', 'Fraud')).toBe(0);
  expect(await ops('remove', 'two', '--reason', 'A mistake')).toBe(0);
  expect(await ops('test', 'number', 'ONE')).toBe(0);
  expect(heard.said).toContain('It is refused for "one".');
  heard.said = '';
  expect(await ops('list')).toBe(0);
  expect(heard.said).toBe('one\n');
});
