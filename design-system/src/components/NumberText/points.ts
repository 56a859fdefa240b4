/**
 * Points in hundredths (an integer, `decisions.md`) as figures: -200050 → "−2,000.50". The sign is U+2212, as wide as a
 * digit. `always` writes + too: in a ledger the direction is the news.
 * @throws RangeError when it is no integer: money is never rounded on its way to the screen.
 */
export function pointsText(hundredths: number, locale: string, sign: 'negative' | 'always'): string {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`not whole hundredths: ${hundredths}`);
  const size = Math.abs(hundredths);
  const whole = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(Math.trunc(size / 100));
  const figures = `${whole}.${String(size % 100).padStart(2, '0')}`;
  if (hundredths < 0) return `−${figures}`;
  return sign === 'always' && hundredths > 0 ? `+${figures}` : figures;
}
