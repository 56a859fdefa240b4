const FRACTION = 2;
const WHOLE = 13;

const plain = (text: string): string => text.normalize('NFKC').replace(/[。｡]/g, '.').replace(/[、､]/g, ',');

/**
 * An amount from elsewhere, by its separators. Of two sorts the last one is the point. One of a sort is the point, unless it is a comma
 * before three digits; several of one sort group, and so do spaces and apostrophes. "1,50" → "1.50", "1.234,50" → "1234.50", "1,234" → "1234".
 */
export function pointedFigures(text: string): string {
  const bare = plain(text).replace(/[^\d.,]/g, '');
  const at = bare.search(/[.,]\d*$/);
  const isPoint = at >= 0 && bare.indexOf(bare.charAt(at)) === at && !/^\d{1,3},\d{3}$/.test(bare);
  const figures = bare.replace(/[.,]/g, '');
  const end = isPoint ? bare.length - at - 1 : 0;
  return isPoint
    ? `${figures.slice(0, figures.length - end)}.${figures.slice(figures.length - end)}`
    : figures;
}

/**
 * What was written in the place of `before`, which the field showed. A lone comma or point that was put in is the point; more than one
 * sign with separators was pasted. What the field itself has grouped is not looked at.
 */
export function written(before: string, after: string): string {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const put = after.slice(start, after.length - end);
  const within = /[.,]/.test(plain(put)) ? pointedFigures(put) : put;
  return after.slice(0, start) + within + after.slice(after.length - end);
}

/**
 * What is an amount in what was typed or pasted: digits, one point, two places after it; full-width ones made plain, separators and
 * whatever else left out. "２,0００.509" → "2000.50".
 */
export function figuresOf(text: string): string {
  const [whole = '', ...rest] = plain(text)
    .replace(/[^\d.]/g, '')
    .split('.');
  const before = whole.slice(0, WHOLE).replace(/^0+(?=\d)/, '');
  if (rest.length === 0) return before;
  return `${before || '0'}.${rest.join('').slice(0, FRACTION)}`;
}

/** With separators, as the language has them: "2000.5" → "2,000.5". */
export function groupedFigures(figures: string, locale: string): string {
  const [whole = '', ...rest] = figures.split('.');
  if (whole === '') return '';
  const grouped = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(BigInt(whole));
  return [grouped, ...rest].join('.');
}

const significant = (text: string): number => text.replace(/[^\d.]/g, '').length;

/** How many figures stand before the caret. */
export const figuresBefore = (text: string, caret: number): number => significant(text.slice(0, caret));

/** Where the caret stands behind so many figures. */
export function caretBehind(text: string, count: number): number {
  let left = count;
  let at = 0;
  while (left > 0 && at < text.length) {
    if (/[\d.]/.test(text[at] ?? '')) left -= 1;
    at += 1;
  }
  return at;
}
