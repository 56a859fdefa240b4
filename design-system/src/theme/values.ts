import type { TokenType } from './contract.ts';
import { colorRemedy, measureRemedy, numberRemedy, weightRemedy } from './remedies.ts';

/** sRGB with components and alpha from 0 to 1. */
export interface Color {
  readonly components: readonly [number, number, number];
  readonly alpha: number;
}

export interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

export interface Duration {
  readonly value: number;
  readonly unit: 'ms' | 's';
}

export interface ShadowLayer {
  readonly color: Color;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
  readonly inset: boolean;
}

/** A token value after its type is parsed: nothing else may become CSS. */
export type TokenValue =
  | { readonly type: 'color'; readonly value: Color }
  | { readonly type: 'dimension'; readonly value: Dimension }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'fontWeight'; readonly value: number }
  | { readonly type: 'fontFamily'; readonly value: readonly string[] }
  | { readonly type: 'duration'; readonly value: Duration }
  | { readonly type: 'cubicBezier'; readonly value: readonly [number, number, number, number] }
  | { readonly type: 'shadow'; readonly value: readonly ShadowLayer[] };

/** Why a value is refused, and what to write instead. */
export class ValueError extends Error {
  readonly remedy: string;

  constructor(why: string, remedy: string) {
    super(why);
    this.name = 'ValueError';
    this.remedy = remedy;
  }
}

/** Longest text of a value that a sentence repeats. */
const SHOWN = 60;

export function show(raw: unknown): string {
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function fields(
  raw: unknown,
  known: readonly string[],
  what: string,
  remedy: string,
): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new ValueError(`${show(raw)} is no ${what} as it is written here, so it cannot be used`, remedy);
  }
  const stranger = Object.keys(raw).find((key) => !known.includes(key));
  if (stranger !== undefined) {
    throw new ValueError(
      `a ${what} has no ${show(stranger)}, so it would do nothing`,
      `leave it out; ${remedy}`,
    );
  }
  return raw as Record<string, unknown>;
}

function numberIn(raw: unknown, least: number, most: number, remedy: string): number {
  if (typeof raw !== 'number' || !Number.isFinite(raw) || raw < least || raw > most) {
    throw new ValueError(`${show(raw)} is no number from ${least} to ${most}, so it cannot be used`, remedy);
  }
  return raw;
}

function list(raw: unknown, length: number, remedy: string): readonly unknown[] {
  if (!Array.isArray(raw) || raw.length !== length) {
    throw new ValueError(`${show(raw)} is no list of ${length} numbers, so it cannot be used`, remedy);
  }
  return raw;
}

const byte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb` of a colour, alpha left out. */
export const hexOf = (color: Color): string => `#${color.components.map(byte).join('')}`;

/** Two hexadecimal digits of the alpha channel. */
export const alphaByte = (color: Color): string => byte(color.alpha);

/** `#rgb`, `#rrggbb` or `#rrggbbaa`, as designers copy it: not of the format, and short where nothing else is to be said. */
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

function parseHex(text: string): Color {
  const digits =
    text.length === 4 ? [...text.slice(1)].map((digit) => digit + digit).join('') : text.slice(1);
  const [r = 0, g = 0, b = 0, alpha = 1] = [0, 2, 4, 6]
    .map((at) => digits.slice(at, at + 2))
    .filter((pair) => pair !== '')
    .map((pair) => Number.parseInt(pair, 16) / 255);
  return { components: [r, g, b], alpha };
}

function parseColor(raw: unknown): Color {
  if (typeof raw === 'string' && HEX.test(raw)) return parseHex(raw);
  const remedy = colorRemedy(raw);
  const given = fields(raw, ['colorSpace', 'components', 'alpha', 'hex'], 'colour', remedy);
  if (given['colorSpace'] !== 'srgb') {
    throw new ValueError(`the colour space ${show(given['colorSpace'])} is not read here, "srgb" is`, remedy);
  }
  const [r, g, b] = list(given['components'], 3, remedy);
  const share = (part: unknown): number => numberIn(part, 0, 1, remedy);
  const alpha = given['alpha'] === undefined ? 1 : share(given['alpha']);
  const color: Color = { components: [share(r), share(g), share(b)], alpha };
  if (given['hex'] !== undefined && given['hex'] !== hexOf(color)) {
    throw new ValueError(
      `"hex" is ${show(given['hex'])} and the components are ${hexOf(color)}, so nobody knows which is meant`,
      `write "hex": "${hexOf(color)}", or correct the components`,
    );
  }
  return color;
}

const LENGTH_UNITS = ['px', 'rem'] as const;

function parseDimension(raw: unknown): Dimension {
  const remedy = measureRemedy(raw, 'px', LENGTH_UNITS);
  const given = fields(raw, ['value', 'unit'], 'length', remedy);
  const { unit } = given;
  if (unit !== 'px' && unit !== 'rem')
    throw new ValueError(`the unit ${show(unit)} is not read here, px and rem are`, remedy);
  return { value: numberIn(given['value'], -2000, 2000, remedy), unit };
}

const TIME_UNITS = ['ms', 's'] as const;

function parseDuration(raw: unknown): Duration {
  const remedy = measureRemedy(raw, 'ms', TIME_UNITS);
  const given = fields(raw, ['value', 'unit'], 'duration', remedy);
  const { unit } = given;
  if (unit !== 'ms' && unit !== 's')
    throw new ValueError(`the unit ${show(unit)} is not read here, ms and s are`, remedy);
  return { value: numberIn(given['value'], 0, 10_000, remedy), unit };
}

const FAMILY_REMEDY = 'write font names such as "Manrope": letters, digits, spaces, dots and dashes';
const FAMILY_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+&'-]{0,63}$/u;

/** True for a font name that may stand between double quotes in CSS. */
export const isFamilyName = (name: string): boolean => FAMILY_NAME.test(name);

function parseFamily(raw: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (names.length === 0)
    throw new ValueError('the list of fonts is empty, so any font could show', FAMILY_REMEDY);
  return names.map((name) => {
    if (typeof name === 'string' && isFamilyName(name)) return name;
    throw new ValueError(`${show(name)} cannot be the name of a font in a style sheet`, FAMILY_REMEDY);
  });
}

const BEZIER_REMEDY = 'write [x1, y1, x2, y2] such as [0.3, 0, 0.1, 1], x from 0 to 1';

function parseBezier(raw: unknown): readonly [number, number, number, number] {
  const [x1, y1, x2, y2] = list(raw, 4, BEZIER_REMEDY);
  const time = (part: unknown): number => numberIn(part, 0, 1, BEZIER_REMEDY);
  const progress = (part: unknown): number => numberIn(part, -10, 10, BEZIER_REMEDY);
  return [time(x1), progress(y1), time(x2), progress(y2)];
}

const SHADOW_REMEDY =
  'write {"color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": …} or a list of them';

function parseLayer(raw: unknown): ShadowLayer {
  const parts = ['color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset'];
  const given = fields(raw, parts, 'shadow', SHADOW_REMEDY);
  const { inset = false } = given;
  if (typeof inset !== 'boolean')
    throw new ValueError(`"inset" is ${show(inset)}, and it is either there or not`, 'write true or false');
  const blur = parseDimension(given['blur']);
  if (blur.value < 0)
    throw new ValueError(
      'its blur is less than nothing, and browsers drop the whole shadow',
      'write a blur from 0',
    );
  return {
    color: parseColor(given['color']),
    offsetX: parseDimension(given['offsetX']),
    offsetY: parseDimension(given['offsetY']),
    blur,
    spread: parseDimension(given['spread']),
    inset,
  };
}

function parseShadow(raw: unknown): readonly ShadowLayer[] {
  const layers: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (layers.length === 0)
    throw new ValueError('the list of shadows is empty, and a style cannot end there', SHADOW_REMEDY);
  return layers.map(parseLayer);
}

/** Parses a resolved DTCG `$value`. Throws {@link ValueError}. */
export function parseValue(type: TokenType, raw: unknown): TokenValue {
  switch (type) {
    case 'color':
      return { type, value: parseColor(raw) };
    case 'dimension':
      return { type, value: parseDimension(raw) };
    case 'number':
      return { type, value: numberIn(raw, -10_000, 10_000, numberRemedy(raw, 'write a plain number')) };
    case 'fontWeight':
      return { type, value: numberIn(raw, 1, 1000, weightRemedy(raw)) };
    case 'fontFamily':
      return { type, value: parseFamily(raw) };
    case 'duration':
      return { type, value: parseDuration(raw) };
    case 'cubicBezier':
      return { type, value: parseBezier(raw) };
    case 'shadow':
      return { type, value: parseShadow(raw) };
  }
}
