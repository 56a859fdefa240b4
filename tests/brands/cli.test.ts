import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrand } from '../../server/src/brand/brand.read.ts';
import { type BrandsFixture, brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { brand } from './cli.ts';
import { brandHere } from './cli-here.ts';

const config = async (fixture: BrandsFixture, id: string) =>
  JSON.parse(await readFile(fixture.path(`${id}/brand.json`), 'utf8')) as Record<string, unknown>;

test('new writes a whole folder that the doctor finds nothing in', async () => {
  const fixture = await brandsFixture('aurora');
  const made = await brand(
    'new',
    'plum',
    '--color',
    '#8a2be2',
    '--host',
    'plum.example',
    '--dir',
    fixture.dir,
  );
  expect([made.code, made.err]).toEqual([0, '']);
  expect((await readdir(fixture.path('plum'))).sort()).toEqual([
    'brand.json',
    'icon.svg',
    'tokens.json',
    'wordmark.svg',
  ]);
  expect(await brand('check', '--dir', fixture.dir)).toMatchObject({
    code: 0,
    out: 'aurora: no findings\nplum: no findings\n',
  });
});

test('new says when a colour had to be moved, and nothing of one that fits', async () => {
  const fixture = await brandsFixture('aurora');
  const yellow = await brandHere(
    'new',
    'sunny',
    '--color',
    '#ffd400',
    '--title-en',
    'Salt & Sun',
    '--dir',
    fixture.dir,
  );
  expect([yellow.code, yellow.err]).toEqual([0, '']);
  expect(yellow.out).toMatch(/Buttons are #[0-9a-f]{6} in the light scheme.*: #ffd400 itself/);
  expect(await readFile(fixture.path('sunny/wordmark.svg'), 'utf8')).toContain(
    '<title>Salt &amp; Sun</title>',
  );
  const none = await brandHere('new', 'calm', '--dir', fixture.dir);
  expect(none.out).not.toContain('Buttons are');
});

test.each([
  [
    ['new', '--help'],
    ['new <id>', '--demo ID fills it'],
  ],
  [['check', '-h'], ['check [id']],
  [['--help'], ['new <id>', 'check [id']],
])('%j tells what there is, and does nothing', async (args, told) => {
  const { code, out, err } = await brandHere(...args);
  expect([code, err]).toEqual([0, '']);
  for (const line of told) expect(out).toContain(line);
});

test.each([[['--demo', 'aurora']], [['--demo', 'from', 'aurora']]])(
  'new %j writes whose demo content it shows, and the doctor knows the brand',
  async (flags) => {
    const fixture = await brandsFixture('harbor');
    const made = await brandHere('new', 'plum', ...flags, '--dir', fixture.dir);
    expect([made.code, made.err]).toEqual([0, '']);
    expect(JSON.parse(await readFile(fixture.path('plum/demo.json'), 'utf8'))).toEqual({
      $schema: '../schema/demo.schema.json',
      from: 'aurora',
    });
    expect(await brandHere('check', 'plum', '--dir', fixture.dir)).toMatchObject({ code: 0 });
    // Content that was borrowed can be borrowed again.
    expect(await brandHere('new', 'pear', '--demo', 'plum', '--dir', fixture.dir)).toMatchObject({ code: 0 });
  },
);

test('new takes every choice as a flag', async () => {
  const fixture = await brandsFixture('aurora');
  const flags = {
    'title-en': 'Night Owl',
    'title-zh': '夜猫子',
    'tagline-en': 'Awake with you.',
    'tagline-zh': '陪你到天亮。',
    color: '#ffd400',
    shape: 'square',
    host: 'owl.example',
    locale: 'en',
    country: 'IN',
    terms: 'https://owl.example/t',
    privacy: 'https://owl.example/p',
    email: 'hi@owl.example',
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const made = await brandHere('new', 'owl', ...args, '--host', 'www.owl.example', '--dir', fixture.dir);
  expect([made.code, made.err]).toEqual([0, '']);
  expect(await config(fixture, 'owl')).toMatchObject({
    title: { 'zh-CN': '夜猫子', en: 'Night Owl' },
    tagline: { 'zh-CN': '陪你到天亮。', en: 'Awake with you.' },
    hosts: ['owl.example', 'www.owl.example'],
    locale: 'en',
    country: 'IN',
    legal: { terms: { en: 'https://owl.example/t' }, privacy: { 'zh-CN': 'https://owl.example/p' } },
    support: { email: 'hi@owl.example' },
  });
  const tokens = await readFile(fixture.path('owl/tokens.json'), 'utf8');
  expect(tokens).toMatch(/"xs": \{\s*"\$value": \{\s*"value": 2,/);
});

const refused: [name: string, args: string[], sentence: RegExp][] = [
  ['an id that is there', ['aurora'], /aurora is there already/],
  ['an id that is none', ['No-Id'], /id: "No-Id"/],
  ['an id that leaves the folder', ['..'], /id: ".."/],
  ['no id', [], /Give one id/],
  ['a colour that is none', ['plum', '--color', 'blue'], /--color: "blue" is no colour; write it as #4955e5/],
  [
    'a shape that is none',
    ['plum', '--shape', 'oval'],
    /--shape: "oval" is unknown; write round, soft, square/,
  ],
  ['a host that is taken', ['plum', '--host', 'localhost'], /belongs to the brand aurora already/],
  [
    'demo content of nobody',
    ['plum', '--demo', 'aurorra'],
    /--demo: "aurorra" has no demo content; write aurora, harbor, /,
  ],
  ['a country that is none', ['plum', '--country', 'XX'], /XX is no country/],
  ['a script as a link', ['plum', '--terms', 'javascript:x'], /legal\.terms/],
  ['a flag that is none', ['plum', '--colour', '#fff'], /--colour/],
];

test.each(refused)('new refuses %s and writes nothing', async (_, args, sentence) => {
  const fixture = await brandsFixture('aurora');
  const outcome = await brandHere('new', ...args, '--dir', fixture.dir);
  expect(outcome.code).toBe(2);
  expect(outcome.err).toMatch(sentence);
  expect(await readdir(fixture.dir)).toEqual(['aurora']);
});

test('check ends with 1 and says file, field, reason and remedy; for tools as JSON', async () => {
  const fixture = await brandsFixture('aurora', 'lotus');
  await fixture.change('lotus/tokens.json', ['color', 'light', 'text', 'secondary', '$value'], {
    colorSpace: 'srgb',
    components: [0.7, 0.7, 0.7],
  });
  const spoken = await brand('check', '--dir', fixture.dir);
  expect(spoken.code).toBe(1);
  expect(spoken.out).toMatch(
    /^aurora: no findings\nlotus: 1 finding\n {2}lotus\/tokens\.json, color\.light\.text\.secondary: #b3b3b3 on .+ has a contrast of .+; write #[0-9a-f]{6}, the nearest/,
  );
  const { code, out } = await brandHere('check', 'lotus', '--json', '--dir', fixture.dir);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    brands: [
      {
        brand: 'lotus',
        findings: [
          {
            file: 'lotus/tokens.json',
            field: 'color.light.text.secondary',
            suggestion: expect.stringMatching(/^#[0-9a-f]{6}$/),
          },
        ],
      },
    ],
  });
});

test('export writes the files of a static host, with the policy of its pages', async () => {
  const fixture = await brandsFixture('aurora');
  const out = fixture.path('out');
  const done = await brand('export', 'aurora', '--out', out, '--dir', fixture.dir);
  expect([done.code, done.err]).toEqual([0, '']);
  expect(done.out).toContain("style-src 'self' 'unsafe-inline'");
  expect(JSON.parse(await readFile(join(out, 'brand/config'), 'utf8'))).toEqual({
    result: { brand: 'aurora' },
  });
  const { files } = await readBrand(fixture.dir, 'aurora');
  const written = await readdir(join(out, 'brands/aurora'), { recursive: true, withFileTypes: true });
  expect(written.filter((entry) => entry.isFile())).toHaveLength(files.size);
  for (const [path, { body }] of files) {
    expect(await readFile(join(out, 'brands/aurora', path))).toEqual(body);
  }
});

test.each([
  [['check', 'nobody'], /There is no brand "nobody"/],
  [['check', '--jsn'], /--jsn/],
  [['paint'], /There is no command "paint"/],
  [['preview', 'nobody'], /Name a brand of/],
  [['export', 'nobody', '--out', 'x'], /Name a brand of/],
  [['export', 'aurora'], /--out <folder>/],
])('%j is a mistake of the command line', async (args, sentence) => {
  const fixture = await brandsFixture('aurora');
  const outcome = await brandHere(...args, ...(args[0] === 'paint' ? [] : ['--dir', fixture.dir]));
  expect(outcome.code).toBe(2);
  expect(outcome.err).toMatch(sentence);
});

test('a process says and ends with what the command does: of help, and of a mistake', async () => {
  const [help, mistake] = [await brand('--help'), await brand('paint')];
  expect([help, mistake]).toEqual([await brandHere('--help'), await brandHere('paint')]);
  expect([help.code, mistake.code]).toEqual([0, 2]);
});
