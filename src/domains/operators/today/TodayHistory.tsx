import type { Locale, Today, TodayState } from '@livery/contract';
import { SparkBars } from '@livery/design-system';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { formatPoints } from '../../../lib/points/format-points.ts';
import type { TodaySpan } from './today.store.ts';
import { countText } from './today-counts.ts';
import { useTimesOf } from './today-times.ts';

const shownOf = (kind: TodayState, value: number, locale: Locale): string => {
  if (kind === 'issued' || kind === 'held') return formatPoints(value, locale);
  return kind === 'online' ? new Intl.NumberFormat(locale).format(value) : countText(value, locale);
};

/** How something stood before: nothing until there are two times to compare. */
export function TodayHistory({ today, kind, span }: { today: Today; kind: TodayState; span: TodaySpan }) {
  const text = useText();
  const { locale } = useLanguage();
  const timeOf = useTimesOf(today, span);
  const values = today.history.find((each) => each.kind === kind)?.[span] ?? [];
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  return (
    <SparkBars
      label={text(`ops.today.history.${span}`, {
        name: text(`ops.today.${kind}`),
        most: shownOf(kind, Math.max(...known), locale),
      })}
      bars={values.map((value, at) => ({
        name: timeOf(at),
        ...(value !== null && { value, shown: shownOf(kind, value, locale) }),
      }))}
    />
  );
}
