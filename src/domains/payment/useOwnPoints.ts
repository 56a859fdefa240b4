import { useLanguage } from '../../lib/intl/language.ts';
import { useText } from '../../lib/intl/useText.ts';
import { formatPoints, MASK } from '../../lib/points/format-points.ts';
import type { DeskFacts } from './payment-desk.store.ts';

/** What one has, as far as the eye of the wallet shows it: `masked` beside itself, `words` within a sentence. */
export const useOwnPoints = ({ areHidden }: Pick<DeskFacts, 'areHidden'>) => {
  const text = useText();
  const { locale } = useLanguage();
  return {
    masked: areHidden ? text('wallet.masked') : undefined,
    words: (points: number): string => (areHidden ? MASK : formatPoints(points, locale)),
  };
};
