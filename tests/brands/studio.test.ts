import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@livery/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../server/cli/brand/studio/api.ts';
import { changeOf, readFiles, saveFolder, writeFiles } from '../../server/cli/brand/studio/folder.ts';
import { createFrames } from '../../server/cli/brand/studio/frames.ts';
import { BODY_BYTES, refusalOf } from '../../server/cli/brand/studio/guard.ts';
import { changedPaths, createHistory, type Files } from '../../server/cli/brand/studio/history.ts';
import type { Workshop } from '../../server/cli/brand/studio/workshop.ts';
import { BRANDS_DIR } from '../support/brands-dir.ts';

const files = (texts: Record<string, string>): Files =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
const texts = (of: Files) => Object.fromEntries([...of].map(([path, content]) => [path, content.toString()]));

describe('steps', () => {
  test('go back and forth, and a new one forgets those that were undone', () => {
    const history = createHistory(files({ a: '1' }));
    history.change(files({ a: '2' }));
    history.change(new Map([['b', Buffer.from('new')]]));
    history.change(new Map([['a', null]]));
    expect(texts(history.files)).toEqual({ b: 'new' });
    history.undo();
    history.undo();
    expect(texts(history.files)).toEqual({ a: '2' });
    history.redo();
    expect(texts(history.files)).toEqual({ a: '2', b: 'new' });
    history.change(files({ a: '3' }));
    expect([history.canUndo, history.canRedo]).toEqual([true, false]);
    history.redo();
    expect(texts(history.files)).toEqual({ a: '3', b: 'new' });
    for (let step = 0; step < 9; step += 1) history.undo();
    expect([texts(history.files), history.canUndo]).toEqual([{ a: '1' }, false]);
  });

  test('a slider that is drawn is one step, until something else is changed or undone', () => {
    const history = createHistory(files({ a: '0' }));
    for (const value of ['1', '2', '3']) history.change(files({ a: value }), 'radius');
    history.change(files({ a: '4' }), 'gap');
    history.undo();
    expect(texts(history.files)).toEqual({ a: '3' });
    history.change(files({ a: '5' }), 'gap');
    history.undo();
    history.undo();
    expect(texts(history.files)).toEqual({ a: '0' });
  });

  test('what changes nothing is none', () => {
    const history = createHistory(files({ a: '1' }));
    history.change(files({ a: '1' }));
    expect(history.canUndo).toBe(false);
    expect(changedPaths(files({ a: '1', b: '2' }), files({ b: '3', c: '4' }))).toEqual(['a', 'b', 'c']);
  });
});

const tempDir = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'studio-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
};

describe('folders', () => {
  test('a saved folder is what was drafted, and nothing is left beside it', async () => {
    const dir = await tempDir();
    const plum = join(dir, 'plum');
    const draft = files({ 'brand.json': '{}', 'fonts/a.woff2': 'font' });
    expect(await saveFolder(plum, files({}), draft)).toEqual([]);
    expect(texts(await readFiles(plum))).toEqual(texts(draft));
    const next = files({ 'brand.json': '{"id":1}' });
    expect(await saveFolder(plum, draft, next)).toEqual([]);
    expect(texts(await readFiles(plum))).toEqual(texts(next));
    expect(await readdir(dir)).toEqual(['plum']);
  });

  test('what the draft knows nothing of stays: hidden files, links, and what others have changed', async () => {
    const dir = await tempDir();
    const plum = join(dir, 'plum');
    const before = files({ 'brand.json': '{}', 'icon.svg': 'old' });
    await saveFolder(plum, files({}), before);
    await writeFile(join(plum, '.gitattributes'), 'hidden');
    await symlink('icon.svg', join(plum, 'wordmark.svg'));
    await writeFile(join(plum, 'icon.svg'), 'of somebody else');
    expect(await saveFolder(plum, before, files({ 'brand.json': '{"id":1}', 'icon.svg': 'old' }))).toEqual(
      [],
    );
    expect(texts(await readFiles(plum))).toEqual({
      'brand.json': '{"id":1}',
      'icon.svg': 'of somebody else',
    });
    expect(await readFile(join(plum, '.gitattributes'), 'utf8')).toBe('hidden');
    expect(await readlink(join(plum, 'wordmark.svg'))).toBe('icon.svg');
  });

  test('a file that others have changed as well is not written over', async () => {
    const dir = await tempDir();
    const plum = join(dir, 'plum');
    const before = files({ 'brand.json': '{}', 'icon.svg': 'old' });
    await saveFolder(plum, files({}), before);
    await writeFile(join(plum, 'icon.svg'), 'of somebody else');
    const draft = files({ 'brand.json': '{"id":1}', 'icon.svg': 'mine' });
    expect(await saveFolder(plum, before, draft)).toEqual(['icon.svg']);
    expect(texts(await readFiles(plum))).toEqual({ 'brand.json': '{}', 'icon.svg': 'of somebody else' });
    await writeFile(join(plum, 'icon.svg'), 'mine');
    expect(await saveFolder(plum, before, draft)).toEqual([]);
  });

  test('a save that fails leaves the folder as it was', async () => {
    const dir = await tempDir();
    await mkdir(join(dir, 'plum'));
    await writeFile(join(dir, 'plum/brand.json'), 'old');
    // A file and a folder of one name cannot both be there.
    await expect(saveFolder(join(dir, 'plum'), files({}), files({ a: '1', 'a/b': '2' }))).rejects.toThrow();
    expect(await readFile(join(dir, 'plum/brand.json'), 'utf8')).toBe('old');
    expect(await readdir(dir)).toEqual(['plum']);
  });

  test('a draft is brought from one state to the next', async () => {
    const dir = await tempDir();
    const [one, two] = [files({ a: '1', b: '1' }), files({ b: '2', 'c/d': '3' })];
    await writeFiles(dir, files({}), one);
    await writeFiles(dir, one, two);
    expect(texts(await readFiles(dir))).toEqual(texts(two));
  });

  test('only files of a brand are taken', () => {
    for (const path of [
      '../x.json',
      '/etc/x.json',
      'a/../x.svg',
      '.git/x.json',
      'x.sh',
      'a/b/c.json',
      '.x.svg',
    ])
      expect([path, changeOf({ [path]: 'x' })]).toEqual([path, undefined]);
    expect(changeOf({ 'brand.json': 1 })).toBeUndefined();
    const change = changeOf({
      'fonts/x.woff2': 'd09GMg==',
      'icon.svg': '<svg/>',
      'messages.zh-CN.json': null,
    });
    expect(change?.get('fonts/x.woff2')?.toString()).toBe('wOF2');
    expect(change?.get('messages.zh-CN.json')).toBeNull();
  });
});

const ORIGIN = 'http://127.0.0.1:4000';
const own = { host: '127.0.0.1:4000', origin: ORIGIN, 'x-studio': '1' };
const asked = (headers: Record<string, string>, method = 'POST', remoteAddress = '127.0.0.1') =>
  refusalOf({ method, headers, socket: { remoteAddress } as never }, ORIGIN);

describe('calls', () => {
  test('are those of the studio’s own page', () => {
    expect(asked(own)).toBeUndefined();
    expect(asked({ host: own.host }, 'GET')).toBeUndefined();
    expect(asked(own, 'POST', '::ffff:127.0.0.1')).toBeUndefined();
  });

  test.each([
    ['another machine', own, 'POST', '10.0.0.7'],
    ['a name that was made to point here', { ...own, host: 'evil.example:4000' }, 'GET', '127.0.0.1'],
    ['another port of this machine', { ...own, origin: 'http://127.0.0.1:4001' }, 'POST', '127.0.0.1'],
    ['another site', { ...own, origin: 'https://evil.example' }, 'POST', '127.0.0.1'],
    ['a frame', { host: own.host, 'sec-fetch-site': 'same-site' }, 'GET', '127.0.0.1'],
    ['a form', { host: own.host, origin: ORIGIN }, 'POST', '127.0.0.1'],
    ['nobody in particular', { host: own.host, 'x-studio': '1' }, 'POST', '127.0.0.1'],
    ['the origin of no page', { ...own, origin: 'null' }, 'POST', '127.0.0.1'],
  ])('%s is refused', (_, headers, method, address) => {
    expect(asked(headers as Record<string, string>, method, address)).toEqual(expect.any(String));
  });

  /** The calls over HTTP; of the workshop only what a call reaches. */
  const served = async (shop: Partial<Workshop>) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const api = createApi(shop as Workshop, origin);
    server.on('request', (request, response) => void api(request, response));
    return (name: string, body?: string, headers: Record<string, string> = { origin, 'x-studio': '1' }) =>
      fetch(`${origin}/api/${name}`, { ...(body !== undefined && { method: 'POST', body }), headers });
  };

  test('reach the workshop by their guards alone, and bring no more than a folder has', async () => {
    const changes: unknown[] = [];
    const state = async () => ({ id: 'plum' }) as never;
    const call = await served({ state, change: async (change) => void changes.push(change) });
    expect((await call('change', '{"files":{"icon.svg":"<svg/>"}}')).status).toBe(200);
    expect(changes).toHaveLength(1);
    expect((await call('change', '{"files":{"../icon.svg":""}}')).status).toBe(422);
    expect((await call('change', '{"files":{}}', {})).status).toBe(403);
    expect(
      (await call('change', '{"files":{}}', { origin: 'http://evil.example', 'x-studio': '1' })).status,
    ).toBe(403);
    expect((await call('change', 'a'.repeat(BODY_BYTES + 1)).catch(() => ({ status: 413 }))).status).toBe(
      413,
    );
    expect((await call('change', '[')).status).toBe(413);
    expect((await call('nothing')).status).toBe(404);
    expect(changes).toHaveLength(1);
    const answer = await call('state');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a font says what it is, and what is none is refused', async () => {
    const call = await served({});
    const file = await readFile(join(BRANDS_DIR, 'aurora/fonts/manrope.woff2'), 'base64');
    expect(await (await call('font', JSON.stringify({ bytes: file }))).json()).toEqual({
      ...{ family: expect.stringMatching(/^Manrope/), weights: [expect.any(Number), expect.any(Number)] },
    });
    for (const bytes of ['d09GMg==', 7, undefined])
      expect((await call('font', JSON.stringify({ bytes }))).status).toBe(422);
  });

  test('a draft with findings is not saved, nor one over what others wrote; the answer says which', async () => {
    const findings = [{ file: 'plum/brand.json', field: '', why: 'it was changed', remedy: 'open it anew' }];
    const call = await served({ save: async () => findings });
    const answer = await call('save', '{}');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      refused: 'It is not saved. plum/brand.json: it was changed; open it anew.',
    });
  });

  test('a new brand says what became otherwise than it was given', async () => {
    const state = async () => ({ id: 'plum' }) as never;
    const moved = await served({ state, make: async () => 'Buttons are #e8c100.' });
    expect(await (await moved('new', '{"id":"plum"}')).json()).toEqual({
      ...{ id: 'plum', remark: 'Buttons are #e8c100.' },
    });
    const plain = await served({ state, make: async () => '' });
    expect(await (await plain('new', '{"id":"plum"}')).json()).toEqual({ id: 'plum' });
  });

  test('the words of every language are there', async () => {
    const words = (await (await (await served({}))('words')).json()) as Record<string, object>;
    expect(Object.keys(words)).toEqual([...LOCALES]);
    expect(Object.keys(words['zh-TW'] ?? {})).toEqual(
      expect.arrayContaining(['nav.home', 'head.title.login', 'server.sms.code']),
    );
  });
});

const LOOK = { locale: 'en', scheme: 'light' } as const;

test('a door leads to its name without cookies, and to nobody who came by another', async () => {
  const heard: (string | undefined)[][] = [];
  const target = createServer(({ headers }, response) => {
    heard.push([headers.host, headers.origin, headers.cookie]);
    response.end('seen');
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const { port } = target.address() as AddressInfo;
  const frames = createFrames({ port: () => port, brandOf: () => undefined, look: LOOK });
  onTestFinished(async () => {
    await frames.stop();
    target.close();
  });
  const origin = await frames.originOf('plum.localhost');
  expect(await frames.originOf('plum.localhost')).toBe(origin);
  expect(await frames.originOf('guest.plum.localhost')).not.toBe(origin);
  const answer = await fetch(origin, { headers: { origin, cookie: 'prefs=u%3D1' } });
  expect(await answer.text()).toBe('seen');
  expect(heard).toEqual([[`plum.localhost:${port}`, `http://plum.localhost:${port}`, undefined]]);
  const status = await new Promise((resolve, reject) => {
    const url = new URL(origin);
    send({ host: url.hostname, port: url.port, headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect([status, heard.length]).toEqual([403, 1]);
});
