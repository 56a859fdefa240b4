import type { Locale } from '@livery/contract';
import { pointsText } from '@livery/design-system';

/** In the place of an amount that is not to be seen. */
export const MASK = '••••';

export interface PointsFormat {
  /** "+8.88": says of what came that it came. What went always has its minus. */
  sign?: boolean;
}

/**
 * An amount inside a sentence: 1268050 hundredths → "12,680.50", −200000 → "−2,000.00". One that stands by itself is a `NumberText`,
 * which writes it the same way.
 */
export const formatPoints = (amount: number, locale: Locale, { sign = false }: PointsFormat = {}): string =>
  pointsText(amount, locale, sign ? 'always' : 'negative');
