import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import type { Break } from './break.testing.ts';

/** Of files as such: no JSON, no drawing, no texts, not there. */
export const brokenFiles: Break[] = [
  [
    'broken JSON',
    (f) => f.write('aurora/brand.json', '{\n  "id": "aurora",\n  oops\n}'),
    'aurora/brand.json, line 3',
    /without double quotes, so the file cannot be read; write it between double quotes/,
  ],
  [
    'an empty file',
    (f) => f.write('aurora/tokens.json', ''),
    'aurora/tokens.json, line 1',
    /the file is empty/,
  ],
  [
    'a comma too many',
    (f) => f.write('aurora/messages.en.json', '{\n  "nav.home": "Start",\n}'),
    'aurora/messages.en.json, line 3',
    /a comma stands before the closing \}/,
  ],
  [
    'a file that is cut off',
    (f) => f.write('aurora/brand.json', '{"id": "aurora", "title": {"en": "A"'),
    'aurora/brand.json, line 1',
    /the file ends before the \{ of title is closed; add the missing \}/,
  ],
  [
    'a key that is written twice',
    (f) =>
      f.write(
        'aurora/messages.en.json',
        '{\n  "nav.home": "Start",\n  "nav.me": "Me",\n  "nav.home": "Home"\n}',
      ),
    'aurora/messages.en.json, nav.home',
    /it is written twice, in lines 2 and 4, and only the second would count/,
  ],
  [
    'a list instead of an object',
    (f) => f.write('aurora/brand.json', '[]'),
    'aurora/brand.json',
    /\[\] is a list where a group in braces .* belongs/,
  ],
  [
    'a list instead of tokens',
    (f) => f.write('aurora/tokens.json', '[]'),
    'aurora/tokens.json',
    /\[\] stands where a token or a group of tokens belongs/,
  ],
  [
    'a file without tokens',
    (f) => f.write('aurora/tokens.json', '{}'),
    'aurora/tokens.json',
    /it holds no token/,
  ],
  [
    'an empty brand',
    (f) => f.write('aurora/brand.json', '{}'),
    'aurora/brand.json',
    /id, title, .* and fonts are missing/,
  ],
  ['no brand.json', (f) => rm(f.path('aurora/brand.json')), 'aurora/brand.json', /the file is missing/],
  ['no icon', (f) => rm(f.path('aurora/icon.svg')), 'aurora/icon.svg', /the file is missing/],
  [
    'a script in a drawing',
    (f) => f.write('aurora/icon.svg', '<svg><script>alert(1)</script></svg>'),
    'aurora/icon.svg',
    /the element <script> is not allowed/,
  ],
  [
    'a drawing of 5 MB',
    (f) => f.write('aurora/icon.svg', Buffer.alloc(5_000_000, 32)),
    'aurora/icon.svg',
    /5,000,000 bytes, .*; make it no larger than 65,536/,
  ],
  [
    'a text that is none',
    (f) => f.write('aurora/messages.en.json', '{"nav.home": 3}'),
    'aurora/messages.en.json, nav.home',
    /3 is a number where a text in double quotes belongs/,
  ],
  [
    'a link out of the folder',
    async (f) => {
      await rename(f.path('aurora/icon.svg'), f.path('outside.svg'));
      await symlink('../outside.svg', f.path('aurora/icon.svg'));
    },
    'aurora/icon.svg',
    /it is a link out of the folder/,
  ],
  [
    'a folder in the place of a file',
    async (f) => {
      await rm(f.path('aurora/icon.svg'));
      await mkdir(f.path('aurora/icon.svg'));
    },
    'aurora/icon.svg',
    /a folder stands where a file belongs/,
  ],
];
