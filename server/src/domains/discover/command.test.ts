import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearCommands } from '../../testing/heard.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ env: { GUEST_PAGE_SECONDS: '0' } });
  await app.startJobs();
  folder = await mkdtemp(join(tmpdir(), 'livery-cards-'));
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
  vi.stubEnv('DATA_DIR', app.infra.config.dataDir);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await app.stop();
});
const heard = hearCommands();
beforeEach(async () => {
  await app.db().deleteFrom('discover_cards').execute();
});

const ops = (...args: string[]): Promise<number> => main(['discover', ...args, '--brand', 'aurora']);
const told = async <Told>(...args: string[]): Promise<Told> => {
  heard.said = '';
  expect(await ops(...args, '--json')).toBe(0);
  return JSON.parse(heard.said);
};
const SPRING = ['--reason', 'Spring'];
const WORDS = ['--zh', '采茶', '--en', 'Tea', '--url', '/hashtags/tea'];
const editing = () => app.services.discoverEditing;
const BY = { operator: 'gina', reason: 'Spring' };
const CARD = {
  ...{ titles: { 'zh-CN': '采茶', en: 'Tea' }, url: '/hashtags/tea', image: '' },
  ...{ is_hidden: false, start_at: null, end_at: null },
  kind: 'wide' as const,
};
const cardOf = async (id: string) => (await editing().list(app.tenant())).list.find((card) => card.id === id);
const rows = () =>
  app
    .db()
    .selectFrom('audit_log')
    .select(['seq', 'action', 'target', 'reason'])
    .where('action', 'like', 'discover.%')
    .orderBy('seq', 'desc')
    .execute();

test('a card has words in both languages, times and a picture', async () => {
  const file = join(folder, 'tea.png');
  const blank = { create: { width: 40, height: 20, channels: 3, background: 'teal' } } as const;
  await writeFile(file, await sharp(blank).png().toBuffer());
  const end = ['--end', '2100-01-01T00:00:00Z'];
  const { id, image } = await told<{ id: string; image: string }>(
    ...['add', ...WORDS, '--image', file, '--kind', 'wide', ...end, ...SPRING],
  );
  expect(await cardOf(id)).toMatchObject({
    ...{ ...CARD, image: expect.stringMatching(/^discover\/[0-9a-f]{16}\.webp$/), state: 'shown' },
    end_at: '2100-01-01T00:00:00.000Z',
  });
  expect(await app.infra.objects.get(`aurora/public/${image}`)).toBeDefined();
});

test('each part of a card is changed alone', async () => {
  await editing().save(app.tenant(), 'tea1', { ...CARD, end_at: '2100-01-01T00:00:00.000Z' }, BY);
  expect(await ops('edit', 'tea1', '--en', 'Green tea', '--end', 'none', ...SPRING)).toBe(0);
  const changed = { ...CARD, titles: { ...CARD.titles, en: 'Green tea' } };
  expect(await cardOf('tea1')).toMatchObject(changed);
  expect(await ops('edit', 'tea1', '--hidden', 'yes', '--start', '2099-01-01T00:00:00Z', ...SPRING)).toBe(0);
  heard.said = '';
  expect(await ops('list')).toBe(0);
  expect(heard.said).toBe(
    '1  tea1  wide  hidden  2099-01-01T00:00:00.000Z to   采茶 / Green tea  /hashtags/tea\n',
  );
});

test('what was done to a card is listed with why, and taken back', async () => {
  await editing().save(app.tenant(), 'first', CARD, BY);
  await editing().save(app.tenant(), 'second', CARD, BY);
  expect(await ops('move', 'second', '--to', '1', '--reason', 'Wind')).toBe(0);
  await editing().save(app.tenant(), 'second', { ...CARD, url: '/kites' }, { ...BY, reason: 'A page' });
  const { list } = await told<{ list: { seq: number; reason: string }[] }>('history', 'second');
  expect(list.map(({ reason }) => reason)).toEqual(['A page', 'Wind', 'Spring']);
  const change = String(list[0]?.seq);
  expect(await ops('undo', 'second', change, '--reason', 'Not yet')).toBe(0);
  expect(await cardOf('second')).toMatchObject(CARD);
  expect(await ops('undo', 'second', change, '--reason', 'Twice')).toBe(1);
  expect(heard.said).toContain('changed again since');
});

test('one that was taken away is named in the history, and comes back', async () => {
  await editing().save(app.tenant(), 'gone', CARD, BY);
  const { seq } = await told<{ seq: number }>('remove', 'gone', '--reason', 'Over');
  expect(await cardOf('gone')).toBeUndefined();
  heard.said = '';
  expect(await ops('history')).toBe(0);
  expect(heard.said.split('\n')[0]).toContain(`discover.remove  gone  ${seq}`);
  expect(await ops('undo', 'gone', String(seq), '--reason', 'It is not over')).toBe(0);
  expect(await cardOf('gone')).toMatchObject(CARD);
});

test.each([
  [2, ['add', ...WORDS]],
  [2, ['edit', 'tea1', '--en', 'x']],
  [2, ['remove', 'tea1']],
  [2, ['undo', 'tea1', '1']],
  [2, ['undo', 'tea1', 'x', ...SPRING]],
  [2, ['move', 'tea1', '--to', '0']],
  [2, ['edit', ...SPRING]],
  [2, ['edit', 'tea1', '--kind', 'round', ...SPRING]],
  [2, ['edit', 'tea1', '--hidden', 'maybe', ...SPRING]],
  [2, ['edit', 'tea1', '--image', '/nowhere.png', ...SPRING]],
  [2, ['constructor', 'tea1']],
  [1, ['add', '--url', '/', ...SPRING]],
  [1, ['edit', 'tea1', '--url', 'javascript:alert(1)', ...SPRING]],
  [1, ['edit', 'tea1', '--start', 'tomorrow', ...SPRING]],
  [1, ['edit', 'tea1', '--image', new URL(import.meta.url).pathname, ...SPRING]],
  [1, ['edit', 'nowhere', '--en', 'x', ...SPRING]],
  [1, ['remove', 'nowhere', ...SPRING]],
  [1, ['move', 'nowhere', '--to', '1']],
])('%i is what it ends with, and nothing is changed: %j', async (code, args) => {
  await editing().save(app.tenant(), 'tea1', CARD, BY);
  const before = [await rows(), await editing().list(app.tenant())];
  expect(await ops(...args)).toBe(code);
  expect(heard.said).not.toBe('');
  expect([await rows(), await editing().list(app.tenant())]).toEqual(before);
});
