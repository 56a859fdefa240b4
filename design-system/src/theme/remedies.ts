import { converter, formatHex, formatHex8, parse } from 'culori';

const toRgb = converter('rgb');

type Json = Readonly<Record<string, unknown>>;
const isGroup = (raw: unknown): raw is Json => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isNumbers = (raw: unknown): raw is number[] =>
  Array.isArray(raw) && raw.every((part) => typeof part === 'number' && Number.isFinite(part));

const BYTE = 255;
const rounded = (part: number): number => Number(Math.min(1, Math.max(0, part)).toFixed(4));

function written(css: string, alpha?: unknown): string | undefined {
  const color = toRgb(parse(css));
  if (color === undefined) return undefined;
  const opacity = rounded(typeof alpha === 'number' ? alpha : (color.alpha ?? 1));
  return `"${opacity === 1 ? formatHex(color) : formatHex8({ ...color, alpha: opacity })}"`;
}

/** What is written there if it is a text or a number: turning anything else of a file into text may throw. */
const word = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? `${raw}` : '');

/** The ways in which other spaces are written in CSS, by the name that the token format gives them. */
function inCss(space: unknown, parts: readonly number[]): string {
  const [a = 0, b = 0, c = 0] = parts;
  if (space === 'hsl' || space === 'hwb') return `${space}(${a} ${b}% ${c}%)`;
  if (space === 'oklch' || space === 'oklab' || space === 'lch' || space === 'lab')
    return `${space}(${a} ${b} ${c})`;
  return `color(${word(space)} ${a} ${b} ${c})`;
}

/** The colour that was most likely meant, as the file writes it. */
function meantColor(raw: unknown): string | undefined {
  if (typeof raw === 'string') return written(raw.trim());
  if (isNumbers(raw) && raw.length === 3) return meantColor({ colorSpace: 'srgb', components: raw });
  if (!isGroup(raw)) return undefined;
  const { colorSpace = 'srgb', components, alpha, hex } = raw;
  if (isNumbers(components) && components.length === 3) {
    if (colorSpace !== 'srgb') return written(inCss(colorSpace, components), alpha);
    const isBytes =
      components.some((part) => part > 1) && components.every((part) => part >= 0 && part <= BYTE);
    const shares = isBytes ? components.map((part) => part / BYTE) : components.map(rounded);
    return written(inCss('srgb', shares), alpha);
  }
  return typeof hex === 'string' ? written(hex, alpha) : undefined;
}

/** How to write a colour that was written in another way. */
export function colorRemedy(raw: unknown): string {
  const meant = meantColor(raw);
  return meant === undefined
    ? 'write "#rrggbb", two digits from 00 to ff for each of red, green and blue'
    : `write ${meant}`;
}

/** How to write a length or a duration that was written in another way; what has no unit that is read gets the first. */
export function measureRemedy(raw: unknown, unit: string, units: readonly string[]): string {
  const whole = isGroup(raw) ? `${word(raw['value'])}${word(raw['unit'])}` : word(raw);
  const [, amount, given = ''] = /^\s*(-?\d+(?:\.\d+)?)\s*([a-z%]*)\s*$/i.exec(whole) ?? [];
  if (amount === undefined) return `write {"value": a number, "unit": "${unit}"}`;
  return `write {"value": ${Number(amount)}, "unit": "${units.find((each) => each === given.toLowerCase()) ?? unit}"}`;
}

/** How to write a number that was written as a text. */
export const numberRemedy = (raw: unknown, otherwise: string): string =>
  typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw.trim()) ? `write ${Number(raw)}` : otherwise;

const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  black: 900,
};

/** How to write a weight that was written in words. */
export function weightRemedy(raw: unknown): string {
  const word = typeof raw === 'string' ? WEIGHTS[raw.toLowerCase().replace(/[\s-]/g, '')] : undefined;
  return word === undefined ? numberRemedy(raw, 'write a number from 1 to 1000') : `write ${word}`;
}
