import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFirstHtmlTime } from '../firstHtml.ts';
import { useText } from '../intl/useText.ts';
import { ageOf, type Zone } from './time.ts';

/** "2 小时前", "昨天 21:40", "3 d", "14 Nov". */
export const useAgeText = (): ((time: string) => string) => {
  const intl = useIntl();
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
          return text('time.yesterday', { time: clockOf(intl.locale, age.at, zone) });
        case 'date':
          return intl.formatDate(age.at, {
            day: 'numeric',
            month: 'short',
            ...(!age.isThisYear && { year: 'numeric' }),
            timeZone: timeZoneOf(zone),
          });
      }
    },
    [intl, text, drawnAt],
  );
};

const timeZoneOf = (zone: Zone): string | undefined => (zone === 'UTC' ? zone : undefined);

const clockOf = (locale: string, at: Date, zone: Zone): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZoneOf(zone),
  }).format(at);
