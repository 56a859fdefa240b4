import type { Brand } from '../../server/src/brand/brand.ts';
import { isFixture } from '../support/fixture-brands.ts';
import { colorsOf } from './leaks/colors.ts';
import { drawingsOf } from './leaks/drawings.ts';
import { type Mark, type MarkKind, marksOf } from './leaks/marks.ts';
import { readings } from './leaks/readings.ts';
import { hasIdentifier, hasName, quoted } from './leaks/words.ts';

/** A text that is read for marks: its readings, the colours and the paths in them. */
interface Text {
  readonly body: string;
  readonly lower: string;
  readonly colors: ReadonlySet<string>;
  readonly drawings: string;
}

function textOf(raw: string): Text {
  const body = readings(raw);
  return { body, lower: body.toLowerCase(), colors: colorsOf(body), drawings: drawingsOf(body).join('\n') };
}

const asWord = (text: string): RegExp => new RegExp(`(?<![\\w-])${quoted(text)}(?![\\w-])`, 'i');

function contains({ body, lower, colors, drawings }: Text, { kind, text }: Mark): boolean {
  switch (kind) {
    case 'id':
      return isFixture(text) ? hasIdentifier(body, text) : asWord(text).test(body);
    case 'name':
      return hasName(body, text);
    case 'colour':
      return colors.has(text);
    case 'drawing':
      return drawings.includes(text);
    default: {
      const stands = lower.includes(text.toLowerCase());
      return kind === 'host' || kind === 'font' ? stands && asWord(text).test(body) : stands;
    }
  }
}

/** What brands may have in common: one font, one red, the terms of one company. A name, an id, a host never. */
const SHARED: ReadonlySet<MarkKind> = new Set([
  'tagline',
  'link',
  'text',
  'licence',
  'google',
  'captcha',
  'colour',
  'font',
  'drawing',
  'asset',
]);

const owned = new WeakMap<Brand, Set<string>>();

function isOwn(brand: Brand, { kind, text }: Mark): boolean {
  const own = owned.get(brand) ?? new Set(marksOf(brand).map((mark) => `${mark.kind} ${mark.text}`));
  owned.set(brand, own);
  return SHARED.has(kind) && own.has(`${kind} ${text}`);
}

const told = (brand: Brand, { kind, text }: Mark): string => `${brand.id}: ${kind} ${text}`;

/** Marks of other brands in a text that this brand serves: `lotus: colour #d64a72`. What both share is no leak. */
export function leaksIn(body: string, own: Brand, all: readonly Brand[]): string[] {
  const text = textOf(body);
  return all
    .filter(({ id }) => id !== own.id)
    .flatMap((other) =>
      marksOf(other)
        .filter((mark) => !isOwn(own, mark) && contains(text, mark))
        .map((mark) => told(other, mark)),
    );
}

/** Marks of any brand in a text that belongs to all of them, as the built client does. */
export function marksIn(body: string, all: readonly Brand[]): string[] {
  const text = textOf(body);
  return all.flatMap((brand) =>
    marksOf(brand)
      .filter((mark) => contains(text, mark))
      .map((mark) => told(brand, mark)),
  );
}
