import { type Break, tokens } from './break.testing.ts';

const text = ['color', 'light', 'text', 'primary', '$value'];

const px = (value: number) => ({ value, unit: 'px' });

/** Numbers that no screen can be drawn with. */
const outOfBounds = (cases: readonly [path: string, value: unknown, sentence: RegExp][]): Break[] =>
  cases.map(([path, value, sentence]) => [
    `${path} of ${JSON.stringify(value)}`,
    tokens([...path.split('.'), '$value'], value),
    `aurora/tokens.json, ${path}`,
    sentence,
  ]);

/** Of the theme. */
export const brokenTokens: Break[] = [
  [
    'an unknown token',
    tokens(['color', 'light', 'text', 'loud'], { $value: '{color.light.text.link}' }),
    'aurora/tokens.json, color.light.text.loud',
    /the theme has no such token, .*; remove it/,
  ],
  [
    'a circular alias',
    tokens(text, '{color.light.text.primary}'),
    'aurora/tokens.json, color.light.text.primary',
    /goes in a circle/,
  ],
  [
    'a colour that is none',
    tokens(text, 'red}body{display:none'),
    'aurora/tokens.json, color.light.text.primary',
    /is no colour as it is written here/,
  ],
  [
    'a colour as a style sheet writes it',
    tokens(text, 'rgb(18, 160, 255)'),
    'aurora/tokens.json, color.light.text.primary',
    /write "#12a0ff"/,
  ],
  [
    'a colour of another space',
    tokens(text, { colorSpace: 'oklch', components: [0.5, 0.1, 150] }),
    'aurora/tokens.json, color.light.text.primary',
    /the colour space "oklch" is not read here, "srgb" is; write "#337344"/,
  ],
  [
    'a colour in bytes',
    tokens(text, { colorSpace: 'srgb', components: [18, 52, 86] }),
    'aurora/tokens.json, color.light.text.primary',
    /18 is no number from 0 to 1, .*write "#123456"/,
  ],
  [
    'a length as CSS writes it',
    tokens(['density', 'gap', '$value'], '14px'),
    'aurora/tokens.json, density.gap',
    /write \{"value": 14, "unit": "px"\}/,
  ],
  [
    'a misspelt token',
    async (f) => {
      await tokens(['density', 'gap'], undefined)(f);
      await tokens(['density', 'gpa'], { $type: 'dimension', $value: { value: 12, unit: 'px' } })(f);
    },
    'aurora/tokens.json, density.gpa',
    /the theme has no such token, and density.gap is missing; name it density.gap/,
  ],
  [
    'a group that is missing',
    tokens(['motion'], undefined),
    'aurora/tokens.json, motion',
    /the group is missing with its 9 tokens/,
  ],
  [
    'a token that is a text',
    tokens(['color', 'light', 'text', 'primary'], 'red'),
    'aurora/tokens.json, color.light.text.primary',
    /"red" stands where a token or a group of tokens belongs/,
  ],
  [
    'aliases to a value that is none',
    async (f) => {
      await tokens(text, 'red')(f);
      await tokens(['color', 'light', 'text', 'link', '$value'], '{color.light.text.primary}')(f);
      await tokens(['color', 'light', 'text', 'tertiary', '$value'], '{color.light.text.link}')(f);
    },
    'aurora/tokens.json, color.light.text.primary',
    /write "#ff0000"/,
  ],
  ...outOfBounds([
    [
      'density.gutter',
      px(400),
      /400 px is more than 32 px: .*; write \{"value": 32, "unit": "px"\}, or less/,
    ],
    ['type.size.body', px(3), /3 px is less than 13 px: nobody could read it/],
    ['type.size.body', { value: 0.1875, unit: 'rem' }, /0.1875 rem is less than 0.8125 rem/],
    ['type.lineHeight.body', 0.2, /0.2 is less than 1.2: its lines would lie over each other/],
    [
      'motion.duration.base',
      { value: 60, unit: 's' },
      /60 s is more than 1 s: .*; write \{"value": 1, "unit": "s"\}/,
    ],
    ['shape.focusWidth', px(0), /0 px is less than 2 px: people with a keyboard/],
    ['shape.iconStroke', 0, /0 is less than 0.75: icons would be too thin/],
    ['motion.scalePress', 0, /0 is less than 0.8: what is pressed would vanish/],
    ['elevation.barOpacity', -3, /-3 is less than 0.75/],
    ['shape.radius.card', px(-4), /-4 px is less than 0 px/],
    ['type.tracking.body', 4, /4 is more than 0.12: words would fall apart/],
    ['density.rowHeight', px(8), /8 px is less than 44 px: fingers would miss it/],
    ['elevation.cardBorder', px(90), /90 px is more than 8 px/],
    ['motion.easing.pop', [0.3, 9, 0.5, 1], /9 is more than 3/],
    [
      'elevation.light.float',
      {
        color: { colorSpace: 'srgb', components: [0, 0, 0] },
        offsetX: px(0),
        offsetY: px(900),
        blur: px(4),
        spread: px(0),
      },
      /900 px is more than 200 px/,
    ],
  ]),
];
