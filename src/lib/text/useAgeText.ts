import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText.ts';
import { ageOf } from './time.ts';

/** "2 小时前", "昨天 21:40", "3 d", "14 Nov". */
export const useAgeText = (): ((time: string) => string) => {
  const intl = useIntl();
  const text = useText();
  return useCallback(
    (time) => {
      const age = ageOf(time);
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
          return text('time.yesterday', { time: clockOf(intl.locale, age.at) });
        case 'date':
          return intl.formatDate(age.at, {
            day: 'numeric',
            month: 'short',
            ...(!age.isThisYear && { year: 'numeric' }),
          });
      }
    },
    [intl, text],
  );
};

const clockOf = (locale: string, at: Date): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
