import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROBLEMS, type Problem } from '../../server/cli/brand/look/looked.ts';
import { findingsOf, lookAround, settle } from '../../server/cli/brand/look/looking.ts';
import { lookPage } from '../../server/cli/brand/look/report.ts';
import { BRANDS_DIR } from '../../server/src/brand/brand.testing.ts';
import { temporaryFolder } from '../../server/src/testing/temporary-folder.ts';
import { launchShell } from '../support/chromium.ts';

const SOUND = `<button style="width:120px;height:48px;background:#1a1a8c;color:#fff">Go on</button>`;

/** A page with one mistake each, and what it is called. */
const MISTAKES: Record<Problem, string> = {
  contrast: '<p style="color:#aaa">Words that are hard to read</p>',
  'invisible-control':
    '<button aria-label="Ghost" style="width:80px;height:48px;background:#fdfdfd;color:#fafafa;border:0"></button>',
  'cut-text': '<p style="width:60px;overflow:hidden;white-space:nowrap">Words that do not fit here</p>',
  overflow: '<div style="width:900px;height:4px;background:#000"></div>',
  'no-focus':
    '<button style="width:120px;height:48px;background:#1a1a8c;color:#fff;outline:none">Blind</button>',
  'small-target':
    '<div style="padding:40px"><button style="width:20px;height:20px;padding:0;background:#000;color:#fff">×</button></div>',
  'empty-picture':
    '<img src="data:image/png;base64,AAAA" alt="Nothing" style="display:block;width:50px;height:50px">',
  'missing-glyph': '<p style="font:20px Plum">½</p>',
};

let browser: Browser;
let face: string;
beforeAll(async () => {
  browser = await launchShell();
  const font = await readFile(join(BRANDS_DIR, 'aurora/fonts/manrope.woff2'));
  face = `@font-face{font-family:Plum;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
});
afterAll(() => browser.close());

const looked = async (body: string): Promise<{ problems: Problem[] }> => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const style = `<style>${face}body{margin:16px;background:#fff;color:#111;font:16px sans-serif}</style>`;
  await page.setContent(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>x</title>${style}<main>${SOUND}${body}</main></html>`,
  );
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  const findings = await findingsOf(page);
  await page.close();
  return { problems: findings.map(({ problem }) => problem) };
};

test('a page is looked at when what was on its way has come, not when it rests alone', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const held = '<span class="bg-skeleton" style="display:block;width:200px;height:20px"></span>';
  await page.setContent(`<main><p>Words</p>${held}</main>`);
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('.bg-skeleton')?.remove(), 1_500);
  });
  await settle(page);
  expect(await page.locator('.bg-skeleton').count()).toBe(0);
  await page.close();
});

test('nothing is found where nothing is wrong', async () => {
  expect(
    (
      await looked(
        '<p>Words, <a href="#there">a link among them</a> and more.</p><p style="font:20px Plum">Plum 12</p>',
      )
    ).problems,
  ).toEqual([]);
});

test.each(PROBLEMS)('%s is found, once and nothing else', async (problem) => {
  expect((await looked(MISTAKES[problem])).problems).toEqual([problem]);
});

const PALE = 'width:80px;height:48px;background:#fdfdfd;border:0';
/** A ghost each, in what used to hide one from sight. */
const GHOSTS = {
  'a colour that nothing is written in': `<button aria-label="Ghost" style="${PALE};color:#111"><span></span></button>`,
  'a bar that stays where it is': `<div style="position:fixed;bottom:0;left:0;right:0;background:#fff"><button aria-label="Ghost" style="${PALE};color:#fafafa"></button></div>`,
  'a picture that did not come': `<button aria-label="Ghost" style="${PALE}"><img src="data:image/png;base64,AAAA" alt="" style="width:9px;height:9px;opacity:0"></button>`,
};
test.each(Object.entries(GHOSTS))('no control is hidden by %s', async (_, body) => {
  expect((await looked(body)).problems).toEqual(['invisible-control']);
});

test('a control is seen by a word, a drawing, a part of it or a picture', async () => {
  const drawing = '<svg width="24" height="24" fill="none" stroke="#111"><path d="M2 2h20"/></svg>';
  const picture =
    '<img alt="" style="width:30px;height:30px" src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%229%22 height=%229%22><rect width=%229%22 height=%229%22/></svg>">';
  const thumb = '<span style="display:block;width:20px;height:20px;background:#111"></span>';
  const seen = ['Words', drawing, picture, thumb].map(
    (inside) => `<p><button aria-label="Seen" style="${PALE};color:#111">${inside}</button></p>`,
  );
  expect((await looked(seen.join(''))).problems).toEqual([]);
});

test('what is scrolled half under an edge is as large as it is; a small one at the edge is small', async () => {
  const scrolled = (size: number) =>
    `<style>header{position:relative;height:40px;background:#ddd}section{height:200px;overflow:hidden auto}
     section button{display:block;width:${size}px;height:${size}px;padding:0;margin-top:-${size / 2}px;background:#000;color:#fff}</style>
     <header></header><section><button>×</button><p style="height:400px">Words</p></section>`;
  expect((await looked(scrolled(44))).problems).toEqual([]);
  expect((await looked(scrolled(20))).problems).toEqual(['small-target']);
});

test('what catches 44 px without being drawn so, or leads where something larger leads, is large enough', async () => {
  const inset = `<style>.wide{position:relative}.wide::before{content:"";position:absolute;inset:-14px}</style>
    <div style="padding:40px"><button class="wide" style="width:20px;height:20px;padding:0;background:#000;color:#fff">×</button></div>`;
  const twice = `<div style="padding:40px"><a href="#p" style="display:block;width:60px;height:60px">Pic</a><a href="#p" style="display:block;width:max-content">Name</a></div>`;
  const line = `<p style="position:relative;margin:40px 0 40px 60px;width:200px"><a href="#q" class="line">Lo</a></p>
    <style>.line{display:block;width:20px}.line::after{content:"";position:absolute;inset:-14px 0}</style>`;
  const below = `<a href="#t" style="display:block;width:max-content">Title</a><a href="#t" style="position:absolute;top:900px;width:90px;height:90px">Words</a>`;
  expect((await looked(inset + twice + line + below)).problems).toEqual([]);
});

test('what is scrolled halfway below a bar, or out of a row, is as large as it is', async () => {
  const bar = '<div style="position:fixed;inset:auto 0 0;height:60px;background:#fff"></div>';
  const link = `<a href="#r" style="position:absolute;top:${844 - 60 - 30}px;left:40px;width:90px;height:50px">Half</a>`;
  expect((await looked(link + bar)).problems).toEqual([]);
  const half = '<a href="#s" style="flex:none;width:90px;height:50px;background:#fff">Tab</a>';
  const row = `<div style="display:flex;width:140px;padding-bottom:9px;overflow-x:auto;scrollbar-width:none">${half}${half}</div>`;
  expect((await looked(row)).problems).toEqual([]);
  // Its middle is so far from the foot of the screen that the last row of points lies half a pixel above it.
  const foot = `<a href="#u" style="position:absolute;top:803.27px;left:40px;width:90px;height:51px">Foot</a>`;
  expect((await looked(foot)).problems).toEqual([]);
});

test('the report frames each place, and no name on a page can become part of it', async () => {
  const finding = {
    problem: 'contrast',
    what: '<b>"A"</b>',
    why: 'w',
    box: { x: 39, y: 0, width: 195, height: 422 },
  } as const;
  const view = {
    screen: 'feed',
    size: 'phone',
    scheme: 'dark',
    picture: 'feed-phone-dark.png',
    findings: [finding],
  } as const;
  const html = lookPage({ brand: 'plum', views: [view] });
  expect(html).toContain('left:10.00%;top:0.00%;width:50.00%;height:50.00%');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<b>"A"');
});

test.each([
  [2, 'a page whose content came with the third try is looked at'],
  [3, 'one whose content never came is no picture of a brand'],
])('after %i failures: %s', async (failures) => {
  let asked = 0;
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    asked += 1;
    response.setHeader('content-type', 'text/html');
    response.end(`<main>${asked <= failures ? '<svg data-scene="connection"></svg>' : SOUND}</main>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const links = [{ name: 'feed', address }] as unknown as Parameters<typeof lookAround>[1];
  const views = [{ screen: 'feed', size: 'phone', scheme: 'light' }] as const;
  const looking = lookAround(browser, links, { views, folder: temporaryFolder(), judges: false });
  if (failures < 3) expect(await looking).toHaveLength(1);
  else await expect(looking).rejects.toThrow('feed (phone, light) did not come in 3 tries');
  expect(asked).toBe(3);
  server.close();
});
