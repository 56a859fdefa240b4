import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators/operators.testing.ts';
import { SWEEP_PICTURE } from './editing.ts';

let app: TestApp;
let gina: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp({ env: { GUEST_PAGE_SECONDS: '0' } });
  await app.startJobs();
  gina = await signedIn(app, await addOperator(app, 'gina', 'moderator'));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db().deleteFrom('discover_cards').execute();
});

const CARD = {
  titles: { 'zh-CN': '采茶', en: 'Tea' },
  ...{ url: '/hashtags/tea', kind: 'wide', is_hidden: false, start_at: null, end_at: null, image: '' },
};
const save = (id: string, card: object = {}, reason = 'spring') =>
  gina.call({ method: 'PUT', url: `/ops/api/discover/${id}`, body: { ...CARD, ...card, reason } });
const act = (id: string, what: string, body: object) =>
  gina.call({ method: 'POST', url: `/ops/api/discover/${id}/${what}`, body });
const seen = async (language = 'en') =>
  (await app.call({ url: '/api/v1/discovers', headers: { 'accept-language': language } })).result.list.map(
    ({ title }: { title: string }) => title,
  );
const audit = (id: string) =>
  app.db().selectFrom('audit_log').selectAll().where('target', '=', id).orderBy('seq').execute();

test('a card says its words in each language, and the one that it has where there is no other', async () => {
  expect((await save('both1')).status).toBe(200);
  await save('one1', { titles: { 'zh-CN': '', en: 'Kites' } });
  expect(await seen('en')).toEqual(['Tea', 'Kites']);
  expect(await seen('zh-CN')).toEqual(['采茶', 'Kites']);
  expect(await seen('zh-TW')).toEqual(['采茶', 'Kites']);
});

test('one that is hidden, to come or over is seen by operators alone, and leads nobody to an empty page', async () => {
  const [past, later] = ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'];
  await save('hidden2', { is_hidden: true });
  await save('planned2', { start_at: later });
  await save('over2', { end_at: past });
  expect(await seen()).toEqual([]);
  expect((await app.call({ url: '/api/v1/discovers/exists' })).result).toBe(false);
  const { list } = (await gina.call({ url: '/ops/api/discover' })).result;
  expect(list.map(({ state }: { state: string }) => state)).toEqual(['hidden', 'planned', 'over']);
  await save('over2', { start_at: past, end_at: later });
  expect(await seen()).toEqual(['Tea']);
});

test('what does not fit is named, and nothing is written', async () => {
  const wrong = async (card: object) => JSON.parse((await save('bad3', card)).raw.body).params;
  expect(await wrong({ titles: { 'zh-CN': ' ', en: '' } })).toHaveProperty('titles');
  const elsewhere = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', ''];
  for (const url of elsewhere) expect(await wrong({ url })).toHaveProperty('url');
  expect((await save('good3', { url: 'https://tea.example/a' })).status).toBe(200);
  await act('good3', 'remove', { reason: 'it was a try' });
  expect(await wrong({ image: '../../secret' })).toHaveProperty('image');
  const times = { start_at: '2026-02-01T00:00:00.000Z', end_at: '2026-01-01T00:00:00.000Z' };
  expect(await wrong(times)).toHaveProperty('end_at');
  expect((await save('bad3', {}, ' ')).error).toBe('api.validation');
  expect([await seen(), await audit('bad3')]).toEqual([[], []]);
});

test('a change is written down once, and is taken back unless another one followed', async () => {
  await save('undo4');
  await save('undo4', { url: '/a' }, 'moved');
  await save('undo4', { url: '/a' }, 'again');
  const rows = await audit('undo4');
  expect(rows.map(({ operator, action, reason }) => [operator, action, reason])).toEqual([
    ['gina', 'discover.save', 'spring'],
    ['gina', 'discover.save', 'moved'],
  ]);
  const { seq } = rows[1]!;
  expect((await act('undo4', 'undo', { seq, reason: 'back' })).result.url).toBe('/hashtags/tea');
  expect((await act('undo4', 'undo', { seq, reason: 'twice' })).error).toBe('api.invalid_data');
  expect((await act('undo4', 'undo', { seq: rows[0]!.seq, reason: 'made' })).error).toBe('api.not_found');
});

test('however many cards there are, their order is one statement', async () => {
  for (const id of ['one7', 'two7', 'three7', 'four7']) await save(id, { titles: { 'zh-CN': '', en: id } });
  const sent = await recordStatements(app.infra.changing.pool, () => act('four7', 'move', { place: 1 }));
  expect(sent.filter(({ text }) => /^update .*"discover_cards"/.test(text))).toHaveLength(1);
  expect(await seen()).toEqual(['four7', 'one7', 'two7', 'three7']);
});

test('one that was taken away comes back to its place', async () => {
  for (const id of ['one5', 'two5', 'three5']) await save(id, { titles: { 'zh-CN': '', en: id } });
  await act('three5', 'move', { place: 1 });
  expect(await seen()).toEqual(['three5', 'one5', 'two5']);
  const { seq } = (await act('one5', 'remove', { reason: 'old' })).result;
  expect((await act('one5', 'remove', { reason: 'old' })).error).toBe('api.not_found');
  await act('one5', 'undo', { seq, reason: 'not old' });
  expect(await seen()).toEqual(['three5', 'one5', 'two5']);
});

test('a picture is drawn anew, and goes only when no card shows it', async () => {
  const picture = await sharp({ create: { width: 2000, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const send = async (bytes: Buffer) => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(bytes)]), 'x.jpg');
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const body = Buffer.from(await encoded.arrayBuffer());
    return gina.call({ method: 'POST', url: '/ops/api/discover/pictures', headers, body });
  };
  const { image } = (await send(picture)).result;
  const stored = () => app.infra.objects.get(`aurora/public/${image}`);
  expect(await stored()).toBeDefined();
  expect((await send(Buffer.from('no picture'))).error).toBe('api.unsupported_type');
  await save('pictured6', { image });
  const sweep = async () => app.services.discoverEditing.sweepJob.run(app.tenant(), { image }, never());
  await sweep();
  expect(await stored()).toBeDefined();
  await save('pictured6', { image: '' });
  await sweep();
  expect(await stored()).toBeUndefined();
  expect(SWEEP_PICTURE.name).toBe('discover.sweep-picture');
});

const never = (): AbortSignal => new AbortController().signal;
