import type { Finding, ThemeTokens } from './themeTokens.ts';
import type { Dimension, Duration, TokenValue } from './values.ts';

/** What a number may be, and what happens below and above. Lengths in pixels, durations in milliseconds. */
interface Bound {
  readonly path: RegExp;
  readonly least: number;
  readonly most: number;
  readonly below: string;
  readonly above: string;
}

const bound = (path: RegExp, least: number, most: number, below: string, above: string): Bound => ({
  path,
  least,
  most,
  below,
  above,
});

const SMALL_TEXT = 'nobody could read it';
const NO_ROOM = 'a phone would have no room left for anything else';
const NEGATIVE = 'parts would lie over each other';
const TIGHT = 'its lines would lie over each other';
const LOOSE = 'its lines would no longer look like one text';
const OUTSIDE = 'browsers drop a value below nothing';
const TOO_SMALL_TO_HIT = 'fingers would miss it';

const size = (name: string, least: number, most: number): Bound =>
  bound(new RegExp(`^type\\.size\\.${name}$`), least, most, SMALL_TEXT, NO_ROOM);
const lineHeight = (name: string, least: number, most: number): Bound =>
  bound(new RegExp(`^type\\.lineHeight\\.${name}$`), least, most, TIGHT, LOOSE);
const duration = (name: string, most: number): Bound =>
  bound(new RegExp(`^motion\\.duration\\.${name}$`), 0, most, OUTSIDE, 'people would wait for every change');

/**
 * How far each number may go: wide enough for any brand that can be used, and no wider. A number of the contract that
 * stands here not is a mistake of ours, which a test finds.
 */
const BOUNDS: readonly Bound[] = [
  bound(
    /^shape\.radius\.(lg|xl|card|media|sheet|bubble|bubbleJoin)$/,
    0,
    48,
    OUTSIDE,
    'the corners would cut off the words in them',
  ),
  bound(/^shape\.radius\./, 0, 1000, OUTSIDE, 'a round shape is round long before'),
  bound(
    /^shape\.borderWidth$/,
    1,
    8,
    'checkboxes and fields would have no outline',
    'lines would fill the controls',
  ),
  bound(/^shape\.hairline$/, 0, 4, OUTSIDE, 'thin lines would be bars'),
  bound(
    /^shape\.focusWidth$/,
    2,
    8,
    'people with a keyboard would not see where they are',
    'it would cover what it marks',
  ),
  bound(/^shape\.iconStroke$/, 0.75, 4, 'icons would be too thin to be seen', 'icons would be blots'),
  size('micro', 9, 16),
  size('caption', 10, 18),
  size('footnote', 11, 20),
  size('body', 13, 20),
  size('lead', 13, 22),
  size('title', 14, 28),
  size('heading', 16, 36),
  size('display', 20, 48),
  size('hero', 24, 60),
  lineHeight('tight', 1, 1.8),
  lineHeight('snug', 1.1, 2),
  lineHeight('body', 1.2, 2.4),
  lineHeight('reading', 1.3, 2.6),
  bound(/^type\.tracking\./, -0.06, 0.12, 'letters would lie over each other', 'words would fall apart'),
  bound(/^density\.gutter$/, 4, 32, 'text would touch the edge of the screen', NO_ROOM),
  bound(/^density\.(gap|cardPad|mediaInset|feedInset|rowPad|gridGap|listInset)$/, 0, 40, NEGATIVE, NO_ROOM),
  bound(/^density\.rowHeight$/, 44, 128, TOO_SMALL_TO_HIT, NO_ROOM),
  bound(/^density\.controlSm$/, 28, 64, TOO_SMALL_TO_HIT, NO_ROOM),
  bound(/^density\.controlMd$/, 36, 72, TOO_SMALL_TO_HIT, NO_ROOM),
  bound(/^density\.controlLg$/, 44, 88, TOO_SMALL_TO_HIT, NO_ROOM),
  bound(/^density\.bar$/, 44, 88, TOO_SMALL_TO_HIT, NO_ROOM),
  bound(/^density\.avatar(Sm|Md|Lg)$/, 28, 96, 'nobody could tell who it is', NO_ROOM),
  bound(/^elevation\.(cardBorder|feedRule|barBorder|fieldBorder)$/, 0, 8, OUTSIDE, 'lines would be bars'),
  bound(/^elevation\.barBlur$/, 0, 60, OUTSIDE, 'phones would stutter while they scroll'),
  bound(
    /^elevation\.barOpacity$/,
    0.75,
    1,
    'a dark picture below a bar would show through its words',
    'nothing covers more than whole',
  ),
  duration('instant', 300),
  duration('quick', 500),
  duration('base', 1000),
  duration('slow', 2000),
  bound(/^motion\.easing\./, -1, 3, 'things would fly off the screen', 'things would fly off the screen'),
  bound(
    /^motion\.scalePress$/,
    0.8,
    1.1,
    'what is pressed would vanish under the finger',
    'what is pressed would cover its neighbours',
  ),
  bound(
    /^elevation\.(light|dark)\./,
    -200,
    200,
    'the shadow would lie elsewhere',
    'the shadow would lie elsewhere',
  ),
];

const REM = 16;
const SECOND = 1000;

interface Measure {
  readonly amount: number;
  /** As the file writes another amount of it. */
  written(amount: number): string;
  /** As people say it. */
  said(amount: number): string;
}

const neat = (amount: number): number => Number(amount.toFixed(4));

function united({ value, unit }: Dimension | Duration, big: 'rem' | 's', times: number): Measure {
  const [whole, factor] = unit === big ? [big, times] : [unit, 1];
  return {
    amount: value * factor,
    written: (amount) => `{"value": ${neat(amount / factor)}, "unit": "${whole}"}`,
    said: (amount) => `${neat(amount / factor)} ${whole}`,
  };
}

const bare = (amount: number): Measure => ({
  amount,
  written: (other) => String(neat(other)),
  said: (other) => String(neat(other)),
});

function measures(token: TokenValue): Measure[] {
  switch (token.type) {
    case 'dimension':
      return [united(token.value, 'rem', REM)];
    case 'duration':
      return [united(token.value, 's', SECOND)];
    case 'number':
      return [bare(token.value)];
    case 'cubicBezier':
      return [bare(token.value[1]), bare(token.value[3])];
    case 'shadow':
      return token.value.flatMap(({ offsetX, offsetY, blur, spread }) =>
        [offsetX, offsetY, blur, spread].map((length) => united(length, 'rem', REM)),
      );
    default:
      return [];
  }
}

/** The bound of a token; undefined for one that is no number. */
export const boundOf = (path: string): Bound | undefined => BOUNDS.find((each) => each.path.test(path));

/** The types of tokens that have a bound. */
export const BOUNDED: ReadonlySet<TokenValue['type']> = new Set([
  'dimension',
  'duration',
  'number',
  'cubicBezier',
  'shadow',
]);

/** Numbers that no screen can be drawn with, each with the nearest that one can. */
export function boundFindings(tokens: ThemeTokens): Finding[] {
  return [...tokens].flatMap(([path, token]): Finding[] => {
    const limit = boundOf(path);
    const measure = measures(token).find(
      ({ amount }) => limit !== undefined && (amount < limit.least || amount > limit.most),
    );
    if (limit === undefined || measure === undefined) return [];
    const { amount, said, written } = measure;
    const isBelow = amount < limit.least;
    const nearest = isBelow ? limit.least : limit.most;
    const side = isBelow ? 'less' : 'more';
    const why = `${said(amount)} is ${side} than ${said(nearest)}: ${isBelow ? limit.below : limit.above}`;
    return [{ path, why, remedy: `write ${written(nearest)}, or ${isBelow ? 'more' : 'less'}` }];
  });
}

const bounded = (token: TokenValue, { least, most }: Bound): TokenValue => {
  const nearest = (amount: number): number => Math.min(most, Math.max(least, amount));
  // Of a bare number the greatest: a bar that covers nothing would take the colours on it along.
  if (token.type === 'number')
    return token.value === nearest(token.value) ? token : { ...token, value: most };
  if (token.type !== 'dimension') return token;
  const { value, unit } = token.value;
  const factor = unit === 'rem' ? REM : 1;
  return { ...token, value: { unit, value: nearest(value * factor) / factor } };
};

/** The same with lengths and numbers that a screen can be drawn with: colours and names are judged by them. */
export const withinBounds = (tokens: ThemeTokens): ThemeTokens =>
  new Map(
    [...tokens].map(([path, token]) => {
      const limit = boundOf(path);
      return [path, limit === undefined ? token : bounded(token, limit)];
    }),
  );
