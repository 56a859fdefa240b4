// @vitest-environment node
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { varName } from './contract.ts';
import { brandIds, changed, readTokenFile } from './testing.ts';
import { type FontFace, themeCss } from './themeCss.ts';
import { parseTokens, requiredTokens } from './tokens.ts';

const THEME_BYTES = 3 * 1024;

const face = (family: string, file: string): FontFace => ({
  family,
  url: `/brands/example/fonts/${file}?v=0123456789abcdef`,
  weight: [400, 800],
  style: 'normal',
});
const faces = [
  face('Hanken Grotesk', 'hanken-grotesk.woff2'),
  face('Newsreader', 'newsreader.woff2'),
  face('Newsreader', 'newsreader-rupee.woff2'),
];

function cssOf(json: unknown): string | undefined {
  const parsed = parseTokens(json);
  return parsed.status === 'valid' ? themeCss(parsed.tokens, faces) : undefined;
}

/** `selector{declarations}` blocks of a sheet whose only nesting is one level of media query. */
function blocks(css: string): string[] {
  return css.split(/[{}]/).filter((part) => part.trim() !== '');
}

describe.each(brandIds)('%s', (id) => {
  const css = cssOf(readTokenFile(id)) ?? '';

  test('gives every variable of the contract a value', () => {
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect([...requiredTokens.keys()].map(varName).filter((name) => !defined.has(name))).toEqual([]);
  });

  test(`stays within ${THEME_BYTES} bytes gzip`, () => {
    const bytes = gzipSync(css, { level: 9 }).byteLength;
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(THEME_BYTES);
  });
});

test('the dark scheme follows the system unless light is forced, and can be forced itself', () => {
  const css = cssOf(readTokenFile(brandIds[0] ?? '')) ?? '';
  const parts = blocks(css);
  const dark = parts[parts.indexOf(':root:not([data-scheme=light])') + 1];
  expect(css).toContain(
    '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;',
  );
  expect(parts[parts.indexOf(':root[data-scheme=dark]') + 1]).toBe(dark);
  expect(dark).toContain('--color-surface-base:');
  expect(dark).not.toContain('--density-gap:');
});

test('values are written as their type', () => {
  const css = cssOf(
    changed('color.light.text.primary.$value', { colorSpace: 'srgb', components: [1, 0.8, 0], alpha: 0.5 }),
  );
  expect(css).toContain('--color-text-primary:#ffcc0080;');
  expect(
    cssOf(changed('color.light.text.primary.$value', { colorSpace: 'srgb', components: [1, 0.8, 0] })),
  ).toContain('--color-text-primary:#fc0;');
  expect(cssOf(changed('density.gap.$value', { value: 0, unit: 'px' }))).toContain('--density-gap:0px;');
  expect(cssOf(changed('type.lineHeight.body.$value', 1e-7))).toContain('--type-line-height-body:0;');
});

describe('while a font is on its way', () => {
  const metrics = { ascent: 1, descent: 0.3, lineGap: 0, width: 0.5064 };
  const parsed = parseTokens(
    changed('type.family.body.$value', ['Hanken Grotesk', 'PingFang SC', 'sans-serif']),
  );
  if (parsed.status !== 'valid') throw new Error('the tokens are none');
  const css = themeCss(parsed.tokens, [{ ...face('Hanken Grotesk', 'a.woff2'), metrics }]);

  test('fonts of the system that take its room stand behind it', () => {
    expect(css).toContain(
      '--type-family-body:"Hanken Grotesk","Hanken Grotesk Arial","Hanken Grotesk DejaVu","PingFang SC",sans-serif',
    );
    expect(css).toContain(
      '@font-face{font-family:"Hanken Grotesk DejaVu";src:local("DejaVu Sans");size-adjust:100%;ascent-override:100%;descent-override:30%;line-gap-override:0%;unicode-range:U+20-7E}',
    );
    expect(css).toMatch(/"Hanken Grotesk Arial";src:local\("Arial"\)[^}]*size-adjust:114\.78%/);
  });

  test('nothing stands in for a font that was not measured', () => {
    expect(themeCss(parsed.tokens, [face('Hanken Grotesk', 'a.woff2')])).not.toContain('local(');
  });
});

const structure = (css: string): string =>
  blocks(css)
    .filter((_, at, all) => /^[:@]/.test(all[at] ?? ''))
    .join('|');
const plain = structure(cssOf(readTokenFile(brandIds[0] ?? '')) ?? '');

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('red}body{color:red', '</style><script>', 'a";}', '/*', '\\22', '\n', 'url(//x)', "');}"),
  fc.jsonValue(),
  // A file's own keys may stand where the language looks for a method.
  fc.constantFrom<unknown>(
    [{ toString: 0 }],
    { value: { toString: 0 }, unit: 'px' },
    { colorSpace: { toString: 0 }, components: [0, 0, 0] },
  ),
);

test.each([
  'color.light.text.primary',
  'density.gap',
  'type.lineHeight.body',
  'type.weight.regular',
  'type.family.body',
  'motion.duration.base',
  'motion.easing.pop',
  'elevation.dark.card',
])('no value of %s breaks out of its declaration', (path) => {
  const names = (css: string) => [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name);
  const expected = names(cssOf(readTokenFile(brandIds[0] ?? '')) ?? '');
  fc.assert(
    fc.property(anything, (value) => {
      const css = cssOf(changed(`${path}.$value`, value));
      if (css === undefined) return;
      expect(css).not.toMatch(/[<>\\\n]|\/\*/);
      expect(structure(css)).toBe(plain);
      expect(new Set(names(css))).toEqual(new Set(expected));
    }),
    { numRuns: 60 },
  );
});

test('a font name that passes is quoted as it is; any other is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
      const css = cssOf(changed('type.family.mono.$value', [name]));
      if (css === undefined) return;
      expect(css).toMatch(/--type-family-mono:("[^"\\<>{};\n]+"|[a-z-]+);/);
      expect(structure(css)).toBe(plain);
    }),
  );
});

test('a font face cannot carry CSS in its address, family or range', () => {
  const tokens = parseTokens(readTokenFile(brandIds[0] ?? ''));
  if (tokens.status !== 'valid') throw new Error('refused');
  const sheet = (change: Partial<FontFace>) =>
    themeCss(tokens.tokens, [{ ...face('Manrope', 'a.woff2'), ...change }]);
  expect(sheet({ url: '/a"}body{x:y}\\</style>' })).toContain(
    'src:url("/a%22%7Dbody%7Bx:y%7D%5C%3C/style%3E")',
  );
  expect(() => sheet({ family: 'A"}' })).toThrow(/cannot stand in CSS/);
  expect(() => sheet({ range: 'U+20B9;}' })).toThrow(/is none/);
});

describe('what a brand may write that none has to', () => {
  const json = readTokenFile(brandIds[0] ?? '') as Record<string, unknown>;
  const withAccent = (scheme: string, end: unknown): object => {
    const color = json['color'] as Record<string, Record<string, object>>;
    return { ...color[scheme], accent: { ...color[scheme]?.['accent'], solidEnd: { $value: end } } };
  };

  test('what is filled with the accent runs to its other end, in each scheme, and stays flat without one', () => {
    const color = {
      ...(json['color'] as object),
      light: withAccent('light', '#123456'),
      dark: withAccent('dark', '#abcdef'),
    };
    const css = cssOf({ ...json, color }) ?? '';
    expect(css).toContain('--color-accent-solid-end:#123456');
    expect(css.match(/--color-accent-solid-end:#abcdef/g)).toHaveLength(2);
    expect(css).toContain('linear-gradient(100deg,transparent,var(--color-accent-solid-end))');
    expect(
      cssOf(changed('density.gap', { $type: 'dimension', $value: { value: 9, unit: 'px' } })),
    ).not.toContain('linear-gradient');
  });

  test('a shadow that lies inside, in a colour as plain hex', () => {
    const px = (value: number) => ({ value, unit: 'px' });
    const layer = { color: '#0008', offsetX: px(0), offsetY: px(2), blur: px(4), spread: px(0), inset: true };
    const value = { ...layer, color: '#00000080' };
    expect(cssOf(changed('elevation.light.card.$value', [value]))).toContain(
      '--elevation-card:inset 0px 2px 4px 0px #00000080',
    );
    // Four digits are no form of a colour that the format or designers have.
    expect(cssOf(changed('elevation.light.card.$value', [layer]))).toBeUndefined();
  });
});
