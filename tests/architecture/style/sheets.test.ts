// @vitest-environment node
import { expect, test } from 'vitest';
import { sheetFindings } from './sheets.ts';

const SHEET = 'src/styles/app.css';
const PAGE = 'index.html';

test.each([
  [SHEET, 'body { background: #fff0aa; }'],
  [SHEET, 'body { color: red }'],
  [SHEET, ':root { --ink: rgb(1 2 3); }'],
  [SHEET, 'a { border: 1px solid navy; }'],
  [SHEET, 'a { background: linear-gradient(oklch(0.7 0.1 200), var(--color-accent-solid)); }'],
  [PAGE, '<body style="background: #ff0044">'],
  [PAGE, '<meta name="theme-color" content="#123456">'],
  [PAGE, '<style>body { color: tomato }</style>'],
])('a colour is found in %s: %s', (path, text) => {
  expect(sheetFindings(path, `\n${text}\n`)).toMatchObject([{ path, line: 2 }]);
});

test.each([
  [SHEET, 'a { color: var(--color-text-primary); background: transparent; }'],
  [SHEET, 'input { transition: background-color 0s 600000s; border: 1px solid ButtonBorder; }'],
  [SHEET, '/* red, #fff */ a { mask-image: linear-gradient(to right, transparent, black 12px); }'],
  [SHEET, '[aria-label="red"]:focus { outline-offset: 2px }'],
  [PAGE, '<meta name="viewport" content="width=device-width"><a href="#comments">'],
])('none is found in %s: %s', (path, text) => {
  expect(sheetFindings(path, text)).toEqual([]);
});
