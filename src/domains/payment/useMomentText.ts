import { useLanguage } from '../../lib/intl/language.ts';
import { dateFormat } from '../../lib/text/dates.ts';

const LOOK = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** "11月23日 17:32", "Nov 23, 17:32": a moment that matters to the minute. */
export const useMomentText = (): ((time: string) => string) => {
  const { locale } = useLanguage();
  return (time) => dateFormat(locale, LOOK).format(Date.parse(time));
};
