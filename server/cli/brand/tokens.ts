import { type Color, hexOf, KEY_COLORS, keyColorsAround, type Scheme } from '@livery/design-system/theme';
import { MANNERS, type Manner, type MannerName } from './shapes.ts';

type Json = Record<string, unknown>;

const px = (value: number): Json => ({ $value: { value, unit: 'px' } });
const value = ($value: unknown): Json => ({ $value });
const each = <T>(entries: Readonly<Record<string, T>>, make: (entry: T) => Json): Json =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, make(entry)]));

const share = (part: number): number => Number(part.toFixed(4));

const colorValue = (color: Color): Json => ({
  colorSpace: 'srgb',
  components: color.components.map(share),
  hex: hexOf(color),
});

/** Sets `a.b.c` in nested groups. */
function put(root: Json, path: readonly string[], leaf: Json): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) root[key] = leaf;
  else {
    root[key] ??= {};
    put(root[key] as Json, rest, leaf);
  }
}

function colors(accent: Color): { color: Json; illustration: Json } {
  const out = { color: { $type: 'color' }, illustration: { $type: 'color' } };
  for (const scheme of ['light', 'dark'] as const) {
    const keys = keyColorsAround(accent, scheme);
    for (const name of KEY_COLORS) {
      const [group = '', ...rest] = name.split('.');
      const leaf = value(colorValue(keys[name]));
      if (group === 'illustration') put(out.illustration, [scheme, ...rest], leaf);
      else put(out.color, [scheme, group, ...rest], leaf);
    }
  }
  return out;
}

function shadow(strength: number, y: number, blur: number, spread: number): Json {
  const color = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000', alpha: share(strength) };
  const length = (size: number): Json => ({ value: size, unit: 'px' });
  const layer = { color, offsetX: length(0), offsetY: length(y), blur: length(blur), spread: length(spread) };
  return value([layer]);
}

/** Sheets and floating controls keep a shadow in every manner, or they could not be told from the page. */
function shadows(manner: Manner, scheme: Scheme): Json {
  const dark = scheme === 'dark';
  return {
    $type: 'shadow',
    card: shadow(dark ? 0 : 0.08 * manner.shadow, 6, 20, -6),
    float: shadow(dark ? 0.45 : 0.16, 8, 24, -6),
    sheet: shadow(dark ? 0.6 : 0.22, 20, 56, -10),
  };
}

function elevation(manner: Manner): Json {
  const [cardBorder, feedRule, barBorder, fieldBorder] = manner.lines;
  const line = (width: number): Json => ({ $type: 'dimension', ...px(width) });
  return {
    light: shadows(manner, 'light'),
    dark: shadows(manner, 'dark'),
    cardBorder: line(cardBorder),
    feedRule: line(feedRule),
    barBorder: line(barBorder),
    fieldBorder: line(fieldBorder),
    barBlur: line(16),
    barOpacity: { $type: 'number', $value: 0.92 },
  };
}

const CHINESE = ['PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', 'sans-serif'];
const SANS = ['system-ui', ...CHINESE];
const MONO = ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'];

const type: Json = {
  family: { $type: 'fontFamily', ...each({ body: SANS, display: SANS, numeric: SANS, mono: MONO }, value) },
  weight: {
    $type: 'fontWeight',
    ...each({ regular: 400, medium: 500, strong: 600, display: 700, numeric: 600 }, value),
  },
  size: {
    $type: 'dimension',
    ...each({ micro: 11, caption: 12, footnote: 13, body: 15, lead: 16, title: 18 }, px),
    ...each({ heading: 24, display: 32, hero: 44 }, px),
  },
  lineHeight: { $type: 'number', ...each({ tight: 1.25, snug: 1.4, body: 1.6, reading: 1.7 }, value) },
  tracking: { $type: 'number', $description: 'in em', ...each({ body: 0, display: -0.01, label: 0 }, value) },
};

const density = ({ rowHeight }: Manner): Json => ({
  $type: 'dimension',
  ...each({ gutter: 16, gap: 12, cardPad: 16, mediaInset: 8, feedInset: 12, rowHeight, rowPad: 16 }, px),
  ...each({ controlSm: 36, controlMd: 44, controlLg: 52, bar: 56 }, px),
  ...each({ avatarSm: 36, avatarMd: 44, avatarLg: 52, gridGap: 4, listInset: 8 }, px),
});

const motion: Json = {
  duration: {
    $type: 'duration',
    ...each({ instant: 90, quick: 160, base: 220, slow: 400 }, (ms) => value({ value: ms, unit: 'ms' })),
  },
  easing: {
    $type: 'cubicBezier',
    ...each({ standard: [0.3, 0, 0.1, 1], enter: [0.16, 1, 0.3, 1] }, value),
    ...each({ exit: [0.4, 0, 1, 1], pop: [0.34, 1.45, 0.5, 1] }, value),
  },
  scalePress: { $type: 'number', $value: 0.97 },
};

/** A whole `tokens.json` around one accent: key colours only, their states are derived. */
export function newTokens(accent: Color, mannerName: MannerName): Json {
  const manner: Manner = MANNERS[mannerName];
  const { color, illustration } = colors(accent);
  return {
    $schema: '../schema/tokens.schema.json',
    $description: 'Key colours; their states are derived. Add a token to replace a derived one.',
    color,
    shape: {
      $type: 'dimension',
      radius: each(manner.radius, px),
      ...each({ borderWidth: 1, hairline: 1, focusWidth: 2 }, px),
      iconStroke: { $type: 'number', $value: manner.iconStroke },
    },
    type,
    density: density(manner),
    elevation: elevation(manner),
    motion,
    illustration,
  };
}
