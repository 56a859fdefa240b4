import { useCallback } from 'react';
import { useLanguage } from '../intl/language.ts';
import { useText } from '../intl/useText.ts';
import { dateFormat } from './dates.ts';
import { clockOf, daysAgo } from './time.ts';

const clock = (time: string): string => clockOf(new Date(time));

/** Times of a conversation: "14:32"; and its days: "今天", "昨天", "Wed", "14 Nov". */
export const useClockText = () => {
  const { locale } = useLanguage();
  const text = useText();
  const day = useCallback(
    (time: string) => {
      const at = new Date(time);
      const days = daysAgo(at);
      if (days <= 0) return text('time.today');
      if (days === 1) return text('time.yesterday_day');
      if (days < 7) return dateFormat(locale, { weekday: 'short' }).format(at);
      const isThisYear = at.getFullYear() === new Date().getFullYear();
      const look = {
        day: 'numeric',
        month: 'short',
        ...(!isThisYear && { year: 'numeric' as const }),
      } as const;
      return dateFormat(locale, look).format(at);
    },
    [locale, text],
  );
  /** The hour of today, the day of everything older: for lists. */
  const moment = useCallback(
    (time: string) => (daysAgo(new Date(time)) <= 0 ? clock(time) : day(time)),
    [day],
  );
  return { clock, day, moment };
};
