import type { Today } from '@livery/contract';
import { useLanguage } from '../../../lib/intl/language.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { TodaySpan } from './today.store.ts';

const HOUR = 3_600_000;
const STEPS = { hours: HOUR, days: 24 * HOUR };

/** What each step of a chart is called. */
export const useTimesOf = (today: Today, span: TodaySpan): ((at: number) => string) => {
  const { locale } = useLanguage();
  const format = dateFormat(
    locale,
    span === 'hours'
      ? { hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'short' }
      : { day: 'numeric', month: 'short', timeZone: 'UTC' },
  );
  const from = Date.parse(span === 'hours' ? today.hours_from : today.days_from);
  return (at) => format.format(from + at * STEPS[span]);
};
