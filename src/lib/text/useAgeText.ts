import { useCallback } from 'react';
import { useFirstHtmlTime } from '../first-html.ts';
import { useLanguage } from '../intl/language.ts';
import { useText } from '../intl/useText.ts';
import { dateFormat } from './dates.ts';
import { ageOf, clockOf, type Zone } from './time.ts';

/** "2 小时前", "昨天 21:40", "3 d", "14 Nov". */
export const useAgeText = (): ((time: string) => string) => {
  const { locale } = useLanguage();
  const text = useText();
  const drawnAt = useFirstHtmlTime();
  return useCallback(
    (time) => {
      const zone = drawnAt === undefined ? 'local' : 'UTC';
      const age = ageOf(time, drawnAt === undefined ? new Date() : new Date(drawnAt), zone);
      switch (age.unit) {
        case 'now':
          return text('time.now');
        case 'minutes':
          return text('time.minutes', { count: age.count });
        case 'hours':
          return text('time.hours', { count: age.count });
        case 'days':
          return text('time.days', { count: age.count });
        case 'yesterday':
          return text('time.yesterday', { time: clockOf(age.at, zone) });
        case 'date':
          return dateFormat(locale, {
            day: 'numeric',
            month: 'short',
            ...(!age.isThisYear && { year: 'numeric' }),
            timeZone: timeZoneOf(zone),
          }).format(age.at);
      }
    },
    [locale, text, drawnAt],
  );
};

const timeZoneOf = (zone: Zone): string | undefined => (zone === 'UTC' ? zone : undefined);
