// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandIds, changed, readTokenFile } from './testing.ts';
import { optionalTokens, parseTokens, requiredTokens } from './tokens.ts';

function findings(json: unknown) {
  const parsed = parseTokens(json);
  return parsed.status === 'refused' ? parsed.findings : [];
}

const red = { colorSpace: 'srgb', components: [1, 0, 0] };

describe.each(brandIds)('%s', (id) => {
  test('fills in the whole contract', () => {
    const parsed = parseTokens(readTokenFile(id));
    expect(findings(readTokenFile(id))).toEqual([]);
    const paths = parsed.status === 'valid' ? [...parsed.tokens.keys()] : [];
    expect(paths.filter((path) => !optionalTokens.has(path))).toHaveLength(requiredTokens.size);
  });
});

describe('aliases', () => {
  test('take the value of their target, in parts of a shadow too', () => {
    const parsed = parseTokens(changed('color.light.text.link.$value', '{color.light.accent.solid}'));
    if (parsed.status !== 'valid') throw new Error('refused');
    expect(parsed.tokens.get('color.light.text.link')).toEqual(parsed.tokens.get('color.light.accent.solid'));
    expect(findings(changed('elevation.light.card.$value.0.color', '{color.light.text.primary}'))).toEqual(
      [],
    );
  });

  test('in a circle are refused once, with the way round', () => {
    const file = changed('color.light.text.link.$value', '{color.light.text.primary}');
    const text = (file.color as { light: { text: { primary: { $value: unknown } } } }).light.text;
    text.primary.$value = '{color.light.text.link}';
    expect(findings(file).map(({ path, why }) => [path, why])).toEqual([
      [
        'color.light.text.link',
        expect.stringContaining(': color.light.text.link → color.light.text.primary → color.light.text.link'),
      ],
    ]);
  });

  test('to nothing, and to another type, are refused', () => {
    expect(findings(changed('color.light.text.link.$value', '{color.light.text.links}'))).toMatchObject([
      {
        path: 'color.light.text.link',
        why: expect.stringContaining('{color.light.text.links} points to no token'),
      },
    ]);
    expect(findings(changed('color.light.text.link.$value', '{density.gap}'))).toHaveLength(1);
  });

  test('nested without end do not exhaust the stack', () => {
    let deep: unknown = 1;
    for (let at = 0; at < 50_000; at += 1) deep = [deep];
    expect(findings(changed('type.lineHeight.body.$value', deep))).toMatchObject([
      { path: 'type.lineHeight.body', why: expect.stringContaining('too deep') },
    ]);
  });
});

test('a missing, a misspelt and a wrongly typed token are each named', () => {
  expect(findings(changed('density.gap', undefined))).toEqual([
    {
      path: 'density.gap',
      why: 'the token is missing, and nothing can be worked out for it',
      remedy: 'add it with "$type": "dimension"',
    },
  ]);
  expect(findings(changed('color.light.accent.solidHovr', { $value: red }))).toMatchObject([
    {
      path: 'color.light.accent.solidHovr',
      remedy: 'remove it, or write color.light.accent.solidHover instead',
    },
  ]);
  expect(findings(changed('density.gap', { $type: 'number', $value: 3 }))).toMatchObject([
    { path: 'density.gap', why: 'its type is "number" and the theme takes "dimension" here' },
  ]);
});

test.each([
  ['#f00', { components: [1, 0, 0], alpha: 1 }],
  ['#FF0000', { components: [1, 0, 0], alpha: 1 }],
  ['#00ff0080', { components: [0, 1, 0], alpha: 128 / 255 }],
])('reads a colour as %s', (hex, value) => {
  const parsed = parseTokens(changed('color.light.text.primary.$value', hex));
  if (parsed.status === 'refused') throw new Error(parsed.findings[0]?.why);
  expect(parsed.tokens.get('color.light.text.primary')).toEqual({ type: 'color', value });
});

test('a colour that a theme may do without stands in both schemes or in none', () => {
  expect(findings(changed('color.light.accent.solidEnd', { $value: '#123456' }))).toMatchObject([
    { path: 'color.dark.accent.solidEnd', remedy: 'add it for the dark scheme too, or remove the other' },
  ]);
  expect(findings(changed('color.light.accent.solidEnd', undefined))).toEqual([]);
});

const hostile: [path: string, value: unknown][] = [
  ['color.light.text.primary.$value', 'red}body{display:none'],
  ['color.light.text.primary.$value', '#12345'],
  ['color.light.text.primary.$value', '#12345g'],
  ['color.light.text.primary.$value', '#123456}'],
  ['color.light.text.primary.$value', { ...red, hex: '#ff0000</style>' }],
  ['color.light.text.primary.$value', { ...red, hex: '#00ff00' }],
  ['color.light.text.primary.$value', { ...red, colorSpace: 'oklch' }],
  ['color.light.text.primary.$value', { ...red, components: [1, 0] }],
  ['color.light.text.primary.$value', { ...red, components: [1, 0, '0);}'] }],
  ['color.light.text.primary.$value', { ...red, components: [2, 0, 0] }],
  ['color.light.text.primary.$value', { ...red, alpha: null }],
  ['density.gap.$value', { value: 12, unit: 'px}' }],
  ['density.gap.$value', { value: '12', unit: 'px' }],
  ['density.gap.$value', '12px'],
  ['type.lineHeight.body.$value', '1;}'],
  ['type.family.body.$value', ['Manrope"}body{color:red']],
  ['type.family.body.$value', 'A\\22'],
  ['type.family.body.$value', '</style><script>'],
  ['type.family.body.$value', []],
  ['motion.duration.base.$value', { value: -1, unit: 'ms' }],
  ['motion.easing.pop.$value', [2, 0, 1, 1]],
  ['elevation.light.card.$value', 'none'],
  ['elevation.light.card.$value.0.blur', { value: -4, unit: 'px' }],
];

test.each(hostile)('%s refuses %j', (path, value) => {
  const [first, ...others] = findings(changed(path, value));
  expect(path).toContain(first?.path ?? 'nothing was found');
  expect(first?.remedy).not.toBe('');
  expect(others).toEqual([]);
});

test('no JSON makes the parser throw, and none but a whole file passes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
      expect(findings(json).length).toBeGreaterThan(0);
    }),
  );
});

test('a number that JSON cannot hold is refused', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(findings(changed('type.lineHeight.body.$value', value))).toHaveLength(1);
  }
});
