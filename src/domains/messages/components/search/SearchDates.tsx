import { Stack } from '@livery/design-system';
import { Calendar } from '@livery/design-system/calendar';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { useLanguage } from '../../../../lib/intl/language.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import type { RoomStore } from '../../room.store.ts';
import { type RoomSearch, today } from '../../search/room-search.store.ts';

interface SearchDatesProps {
  search: RoomSearch;
  room: RoomStore;
}

/** A month whose days with messages can be chosen. */
export const SearchDates = observer(function SearchDates({ search, room }: SearchDatesProps) {
  const text = useText();
  const { locale } = useLanguage();
  const last = today();
  // Why they did not come is announced; any day can be tried then.
  const load = useCallback((month: string) => void search.loadDays(month).catch(() => undefined), [search]);
  const first = (search.day ?? last).slice(0, 7);
  useEffect(() => load(first), [load, first]);
  const newest = room.newest.last?.id;
  const known = useRef(newest);
  useEffect(() => {
    if (newest !== known.current) search.addToday();
    known.current = newest;
  }, [newest, search]);
  return (
    <Stack padX="page" padY="sm">
      <Calendar
        label={text('room.search.date.label')}
        locale={locale}
        value={search.day ?? null}
        today={last}
        max={last}
        offered={(day) => search.offers(day)}
        previousLabel={text('room.search.date.previous')}
        nextLabel={text('room.search.date.next')}
        onChange={(day) => search.setDay(day)}
        onMonth={load}
      />
    </Stack>
  );
});
