import { Stack } from '@livery/design-system';
import { Calendar } from '@livery/design-system/calendar';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useLanguage } from '../../../../lib/intl/language.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import type { RoomSearch } from '../../search/room-search.store.ts';

/** Today, where the reader is. */
const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** A month whose days with messages can be chosen. */
export const SearchDates = observer(function SearchDates({ search }: { search: RoomSearch }) {
  const text = useText();
  const { locale } = useLanguage();
  const last = today();
  // Why they did not come is announced; any day can be tried then.
  const load = useCallback((month: string) => void search.loadDays(month).catch(() => undefined), [search]);
  const first = (search.day ?? last).slice(0, 7);
  useEffect(() => load(first), [load, first]);
  return (
    <Stack padX="page" padY="sm">
      <Calendar
        label={text('room.search.date.label')}
        locale={locale}
        value={search.day ?? null}
        today={last}
        max={last}
        {...(search.days.size > 0 && {
          offered: new Set([...search.days.values()].flatMap((days) => [...days])),
        })}
        previousLabel={text('room.search.date.previous')}
        nextLabel={text('room.search.date.next')}
        onChange={(day) => search.setDay(day)}
        onMonth={load}
      />
    </Stack>
  );
});
