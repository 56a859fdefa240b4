import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayStyles } from './Calendar.variants.ts';
import { addDays, addMonths, type Day, weekdayOf, weeksOf } from './month.ts';

interface MonthGridProps {
  label: string;
  locale: string;
  /** Where the keyboard is; its month is shown. */
  cursor: Day;
  value: Day | null;
  today: Day;
  firstDay: number;
  canChoose: (day: Day) => boolean;
  /** The keyboard moved the cursor. */
  onMove: (day: Day) => void;
  onChoose: (day: Day) => void;
}

const MOVES: Partial<Record<string, (day: Day, firstDay: number) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day, firstDay) => addDays(day, -((weekdayOf(day) - firstDay + 7) % 7)),
  End: (day, firstDay) => addDays(day, 6 - ((weekdayOf(day) - firstDay + 7) % 7)),
};

/** Any week serves to name the days: this one begins on a Sunday. */
const A_SUNDAY = '2026-11-01';

function WeekdayNames({ locale, firstDay }: { locale: string; firstDay: number }) {
  const format = (width: 'narrow' | 'long', day: Day) =>
    new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(new Date(day));
  return (
    <tr>
      {Array.from({ length: 7 }, (_, index) => addDays(A_SUNDAY, firstDay + index)).map((day) => (
        <th
          key={day}
          scope="col"
          abbr={format('long', day)}
          className="h-9 text-caption font-medium text-tertiary"
        >
          {format('narrow', day)}
        </th>
      ))}
    </tr>
  );
}

type DayProps = Pick<MonthGridProps, 'cursor' | 'value' | 'today' | 'canChoose' | 'onChoose'> & {
  day: Day;
  name: Intl.DateTimeFormat;
};

function DayButton({ day, name, cursor, value, today, canChoose, onChoose }: DayProps) {
  const isOpen = canChoose(day);
  const state = day === value ? 'chosen' : isOpen ? 'open' : 'closed';
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={day === cursor ? 0 : -1}
      aria-label={name.format(new Date(day))}
      aria-pressed={day === value}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={!isOpen || undefined}
      onClick={() => isOpen && onChoose(day)}
      className={dayStyles({ state, today: day === today })}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** Follows the cursor with the focus, but only where the keyboard moved it. */
function useCursorFocus(cursor: Day) {
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) table.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
    moved.current = false;
  }, [cursor]);
  return { table, moved };
}

/** One stop of the Tab key; arrows go by days and weeks, Page keys by months, Home and End in the week. */
export function MonthGrid({ label, onMove, ...props }: MonthGridProps) {
  const { locale, cursor, firstDay } = props;
  const { table, moved } = useCursorFocus(cursor);

  function handleKey(event: KeyboardEvent) {
    const next = MOVES[event.key]?.(cursor, firstDay);
    if (next === undefined) return;
    event.preventDefault();
    moved.current = true;
    onMove(next);
  }

  const name = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table by its nature
      role="grid"
      aria-label={label}
      onKeyDown={handleKey}
      className="w-full table-fixed text-center"
    >
      <thead>
        <WeekdayNames locale={locale} firstDay={firstDay} />
      </thead>
      <tbody>
        {weeksOf(cursor, firstDay).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week is its place
              <td key={index}>{day && <DayButton {...props} day={day} name={name} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
