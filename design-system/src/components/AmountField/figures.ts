const FRACTION = 2;
const WHOLE = 13;

/**
 * What is an amount in what was typed or pasted: digits, one point, two places after it; full-width ones made plain, separators and
 * whatever else left out. "２,0００.509" → "2000.50".
 */
export function figuresOf(text: string): string {
  const [whole = '', ...rest] = text
    .normalize('NFKC')
    .replace(/。/g, '.')
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
