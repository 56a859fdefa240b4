import type { TokenType } from './contract.ts';

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

function fields(raw: unknown, known: readonly string[], remedy: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new ValueError(`${show(raw)} is not an object`, remedy);
  }
  const stranger = Object.keys(raw).find((key) => !known.includes(key));
  if (stranger !== undefined) throw new ValueError(`the key ${show(stranger)} is unknown here`, remedy);
  return raw as Record<string, unknown>;
}

function numberIn(raw: unknown, least: number, most: number, remedy: string): number {
  if (typeof raw !== 'number' || !Number.isFinite(raw) || raw < least || raw > most) {
    throw new ValueError(`${show(raw)} is not a number from ${least} to ${most}`, remedy);
  }
  return raw;
}

function list(raw: unknown, length: number, remedy: string): readonly unknown[] {
  if (!Array.isArray(raw) || raw.length !== length) {
    throw new ValueError(`${show(raw)} is not a list of ${length} numbers`, remedy);
  }
  return raw;
}

const COLOR_REMEDY =
  'write {"colorSpace": "srgb", "components": [0.07, 0.52, 0.29], "hex": "#12854a"}, alpha from 0 to 1';

const byte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb` of a colour, alpha left out. */
export const hexOf = (color: Color): string => `#${color.components.map(byte).join('')}`;

/** Two hexadecimal digits of the alpha channel. */
export const alphaByte = (color: Color): string => byte(color.alpha);

function parseColor(raw: unknown): Color {
  const given = fields(raw, ['colorSpace', 'components', 'alpha', 'hex'], COLOR_REMEDY);
  if (given.colorSpace !== 'srgb') {
    throw new ValueError(`the colour space ${show(given.colorSpace)} is not "srgb"`, COLOR_REMEDY);
  }
  const [r, g, b] = list(given.components, 3, COLOR_REMEDY);
  const share = (part: unknown): number => numberIn(part, 0, 1, COLOR_REMEDY);
  const alpha = given.alpha === undefined ? 1 : share(given.alpha);
  const color: Color = { components: [share(r), share(g), share(b)], alpha };
  if (given.hex !== undefined && given.hex !== hexOf(color)) {
    throw new ValueError(
      `hex ${show(given.hex)} and components disagree`,
      `write "hex": "${hexOf(color)}" or correct the components`,
    );
  }
  return color;
}

const LENGTH_REMEDY = 'write {"value": 16, "unit": "px"}; the unit is px or rem';

function parseDimension(raw: unknown): Dimension {
  const given = fields(raw, ['value', 'unit'], LENGTH_REMEDY);
  const { unit } = given;
  if (unit !== 'px' && unit !== 'rem')
    throw new ValueError(`the unit ${show(unit)} is unknown`, LENGTH_REMEDY);
  return { value: numberIn(given.value, -2000, 2000, LENGTH_REMEDY), unit };
}

const DURATION_REMEDY = 'write {"value": 240, "unit": "ms"}; the unit is ms or s';

function parseDuration(raw: unknown): Duration {
  const given = fields(raw, ['value', 'unit'], DURATION_REMEDY);
  const { unit } = given;
  if (unit !== 'ms' && unit !== 's')
    throw new ValueError(`the unit ${show(unit)} is unknown`, DURATION_REMEDY);
  return { value: numberIn(given.value, 0, 10_000, DURATION_REMEDY), unit };
}

const FAMILY_REMEDY = 'write font names such as "Manrope": letters, digits, spaces, dots and dashes';
const FAMILY_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+&'-]{0,63}$/u;

/** True for a font name that may stand between double quotes in CSS. */
export const isFamilyName = (name: string): boolean => FAMILY_NAME.test(name);

function parseFamily(raw: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (names.length === 0) throw new ValueError('the list of fonts is empty', FAMILY_REMEDY);
  return names.map((name) => {
    if (typeof name === 'string' && isFamilyName(name)) return name;
    throw new ValueError(`${show(name)} is no font name`, FAMILY_REMEDY);
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
  const given = fields(raw, ['color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset'], SHADOW_REMEDY);
  const { inset = false } = given;
  if (typeof inset !== 'boolean')
    throw new ValueError(`inset ${show(inset)} is not true or false`, SHADOW_REMEDY);
  const blur = parseDimension(given.blur);
  if (blur.value < 0) throw new ValueError('a blur cannot be negative', SHADOW_REMEDY);
  return {
    color: parseColor(given.color),
    offsetX: parseDimension(given.offsetX),
    offsetY: parseDimension(given.offsetY),
    blur,
    spread: parseDimension(given.spread),
    inset,
  };
}

function parseShadow(raw: unknown): readonly ShadowLayer[] {
  const layers: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (layers.length === 0) throw new ValueError('the list of shadows is empty', SHADOW_REMEDY);
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
      return { type, value: numberIn(raw, -10_000, 10_000, 'write a plain number such as 1.6') };
    case 'fontWeight':
      return { type, value: numberIn(raw, 1, 1000, 'write a number from 1 to 1000 such as 600') };
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
