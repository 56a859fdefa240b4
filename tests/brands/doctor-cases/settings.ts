import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { BRANDS_DIR } from '../../../server/src/brand/brand.testing.ts';
import type { Break } from '../../../server/src/brand/broken/break.testing.ts';
import { config, write } from './changes.ts';

/** Fields of `brand.json`, and files that nothing reads. */
export const settingsBreaks: Break[] = [
  ['no country', config(['country'], 'XX'), 'aurora/brand.json, country', /XX is no country/],
  [
    'a secret in the place of an id',
    async (fixture) => {
      await fixture.change('aurora/brand.json', ['google'], { enabled: true, client_id: 'GOCSPX-abc' });
      await fixture.change('aurora/brand.json', ['features'], { google: true });
    },
    'aurora/brand.json, google.client_id',
    /no client id of Google/,
  ],
  [
    'a client id of a switched-off Google',
    config(['google', 'client_id'], '12-ab.apps.googleusercontent.com'),
    'aurora/brand.json, google.client_id',
    /while sign-in with Google is off/,
  ],
  [
    'a captcha id that is none',
    config(['captcha', 'id'], 'abc'),
    'aurora/brand.json, captcha.id',
    /32 digits/,
  ],
  [
    'one page for two laws',
    config(['legal', 'privacy', 'en'], 'https://aurora.example/en/terms'),
    'aurora/brand.json, legal.privacy.en',
    /address of the terms/,
  ],
  ['a misspelt file', write('message.en.json', '{}'), 'aurora/message.en.json', /name it messages.en.json/],
  [
    'demo content of nobody',
    write('demo.json', '{"from": "aurorra"}'),
    'aurora/demo.json, from',
    /"aurorra" has no demo content, so the brand would be empty; write one of harbor, jade, /,
  ],
  [
    'demo content of its own, twice',
    write('demo.json', '{"from": "aurora"}'),
    'aurora/demo.json, from',
    /it names the brand itself, which has its own content without this file; write one of harbor, /,
  ],
  [
    'demo content that goes in a circle',
    async (f) => {
      await cp(join(BRANDS_DIR, 'lotus'), f.path('lotus'), { recursive: true });
      await f.write('aurora/demo.json', '{"from": "lotus"}');
      await f.write('lotus/demo.json', '{"from": "harbor"}');
      await cp(join(BRANDS_DIR, 'harbor'), f.path('harbor'), { recursive: true });
      await f.write('harbor/demo.json', '{"from": "harbor"}');
    },
    'aurora/demo.json, from',
    /aurora → lotus → harbor → harbor goes in a circle/,
  ],
  ['demo content without a brand', write('demo.json', '{}'), 'aurora/demo.json, from', /it is missing/],
  [
    'demo content of what is no id',
    write('demo.json', '{"from": "../aurora"}'),
    'aurora/demo.json, from',
    /"\.\.\/aurora" cannot be the id of a brand/,
  ],
];
