import type { Locale } from '@livery/contract';
import { shortNumber } from '../text/number.ts';

/** As long as a figure, so that what came and what went stand under each other. */
const MINUS = '−';

const made = new Map<Locale, Intl.NumberFormat>();

/** Making a formatter is dear: one a language. */
const grouped = (whole: number, locale: Locale): string => {
  const format = made.get(locale) ?? new Intl.NumberFormat(locale);
  made.set(locale, format);
  return format.format(whole);
};

export interface PointsFormat {
  /** "+8.88": says of what came that it came. What went always has its minus. */
  sign?: boolean;
  /** "12.6k" from a thousand on (product.md section 9): cut, never rounded up, in every language. */
  short?: boolean;
}

/** Hundredths as people read them: 1268050 → "12,680.50", −200000 → "−2,000.00". Reckoned in whole numbers, nothing is rounded. */
export const formatPoints = (
  amount: number,
  locale: Locale,
  { sign = false, short = false }: PointsFormat = {},
): string => {
  const size = Math.abs(amount);
  const whole = Math.trunc(size / 100);
  const figures =
    short && whole >= 1000
      ? shortNumber(whole)
      : `${grouped(whole, locale)}.${String(size % 100).padStart(2, '0')}`;
  if (amount < 0) return `${MINUS}${figures}`;
  return sign && amount > 0 ? `+${figures}` : figures;
};
