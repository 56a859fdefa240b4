import { useLanguage } from '../../lib/intl/language.ts';
import { formatPoints } from '../../lib/points/format-points.ts';

/** Hundredths as people of this language read them. */
export const usePoints = () => {
  const { locale } = useLanguage();
  return (amount: number): string => formatPoints(amount, locale);
};
