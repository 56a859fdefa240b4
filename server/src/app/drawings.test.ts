import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { arrangePerson, arrangePost } from '../domains/social/social.testing.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestApp } from '../testing/test-app.ts';

const PAGES = ['/', '/search', '/home/gallery', '/nowhere'];
const TEMPLATE =
  '<!doctype html><html lang="zh-CN"><head><!--livery:head--></head><body><div id="root"><!--livery:shell--></div><!--livery:boot--></body></html>';

/** The application with this in the place of the program that draws. */
const withProgram = async (program: string) => {
  const clientDir = temporaryFolder();
  await mkdir(join(clientDir, 'first-html'), { recursive: true });
  await writeFile(join(clientDir, 'index.html'), TEMPLATE);
  await writeFile(join(clientDir, 'first-html/first-html.mjs'), program);
  const app = await startTestApp({ env: { CLIENT_DIR: clientDir } });
  onTestFinished(() => app.stop());
  const open = async (url: string, headers: Record<string, string> = {}) =>
    (await app.call({ url, headers })).raw;
  return { app, open };
};

test.each([
  ['is broken', 'const half = {'],
  [
    'is of an older build',
    "export const renderFirstHtml = () => ({ markup: 'drawn', styles: '', links: '' });",
  ],
  [
    'throws',
    "const fail = () => { throw new Error('no'); }; export { fail as drawnAs, fail as renderFirstHtml };",
  ],
])('a page comes without its first HTML where what draws it %s', async (_, program) => {
  const { open } = await withProgram(program);
  for (const url of PAGES) {
    const { statusCode, body } = await open(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).toContain('id="boot"');
  }
});

test('what could not be drawn is drawn when it is asked for again, and then kept', async () => {
  const { open } = await withProgram(`
    let asked = 0;
    export const drawnAs = (path) => path;
    export const renderFirstHtml = () => {
      asked += 1;
      if (asked === 1) throw new Error('not yet');
      return { markup: 'drawing ' + asked, styles: '', links: '' };
    };`);
  expect((await open('/search')).body).not.toContain('drawing');
  expect((await open('/search')).body).toContain('drawing 2');
  expect((await open('/search')).body).toContain('drawing 2');
});

test('who runs no scripts is led to the posts of the feed and of a hashtag', async () => {
  const { app, open } = await withProgram(`
    export const drawnAs = (path) => path.replace(/[^/]+$/, '-');
    const said = ({ show, hashtag = '', posts = [] }) => [show, hashtag, ...posts.map(({ id }) => id)].join(' ');
    export const renderFirstHtml = ({ plain }) =>
      ({ markup: '', styles: '', links: '', plain: plain ? '[' + said(plain) + ']' : '' });`);
  const author = await arrangePerson(app.db());
  const id = await arrangePost(app.db(), author, { description: 'Four hours #夜', hashtags: ['夜'] });
  const plainAt = async (url: string, headers?: Record<string, string>) =>
    /<noscript>.*?\[(.*?)\]<\/noscript>/s.exec((await open(url, headers)).body)?.[1];
  expect(await plainAt('/')).toContain(`posts  ${id}`);
  expect(await plainAt('/hashtags/%E5%A4%9C')).toBe(`posts 夜 ${id}`);
  for (const nothing of ['/hashtags/none', '/hashtags/%E5', '/hashtags', '/search'])
    expect([nothing, await plainAt(nothing)]).toEqual([nothing, undefined]);
  expect(await plainAt('/hashtags/%E5%A4%9C', { cookie: 'prefs=u%3D1' })).toBeUndefined();
});

test('the status of a page follows what the client has at its path and what the brand has switched on', async () => {
  const { open } = await withProgram(`
    export const drawnAs = (path) => path;
    export const isLost = (path, features) => path === '/nowhere' || (path === '/discover' && !features.discover);
    export const renderFirstHtml = () => ({ markup: 'drawn', styles: '', links: '' });`);
  const statusOf = async (url: string) => {
    const { statusCode, body } = await open(url);
    expect(body).toContain('drawn');
    return statusCode;
  };
  // Nothing is there to be discovered.
  expect(await statusOf('/discover')).toBe(404);
  expect(await statusOf('/nowhere?from=here')).toBe(404);
  for (const url of ['/', '/home', '/search', '/login'])
    expect([url, await statusOf(url)]).toEqual([url, 200]);
});
