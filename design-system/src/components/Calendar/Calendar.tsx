import { useId, useState } from 'react';
import { BackIcon, ChevronRightIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { addMonths, type Day } from './month.ts';

export interface CalendarProps {
  /** What the day is for: "Messages of a day". */
  label: string;
  locale: string;
  value: Day | null;
  today: Day;
  /** First and last day that can be chosen. */
  min?: Day;
  max?: Day;
  /** Whether a day may have something to find; without it every day can be chosen. */
  offered?: (day: Day) => boolean;
  /** 0 Sunday, 1 Monday. */
  firstDay?: number;
  previousLabel: string;
  nextLabel: string;
  onChange: (day: Day) => void;
  /** Another month is in sight: its days can be fetched. */
  onMonth?: (month: string) => void;
}

/**
 * A month to choose a day from (`product.md`, search by date). One stop of the Tab key: arrows go by days and
 * weeks, Page keys by months, Home and End in the week. For a known date, such as a birthday, use `TextField
 * type="date"`.
 */
export function Calendar(props: CalendarProps) {
  const { label, locale, value, today, min, max, offered, firstDay = 1, onChange, onMonth } = props;
  const id = useId();
  const [cursor, setCursor] = useState(value ?? today);
  const month = cursor.slice(0, 7);

  function move(day: Day) {
    const held = min && day < min ? min : max && day > max ? max : day;
    setCursor(held);
    if (held.slice(0, 7) !== month) onMonth?.(held.slice(0, 7));
  }

  const title = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const canChoose = (day: Day) => !(min && day < min) && !(max && day > max) && (offered?.(day) ?? true);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <div className="flex items-center">
        <IconButton
          icon={BackIcon}
          label={props.previousLabel}
          disabled={min !== undefined && month <= min.slice(0, 7)}
          onClick={() => move(addMonths(cursor, -1))}
        />
        <span id={id} aria-live="polite" className="flex-1 text-center font-strong">
          <span className="sr-only">{label} </span>
          {title.format(new Date(cursor))}
        </span>
        <IconButton
          icon={ChevronRightIcon}
          label={props.nextLabel}
          disabled={max !== undefined && month >= max.slice(0, 7)}
          onClick={() => move(addMonths(cursor, 1))}
        />
      </div>
      <MonthGrid
        label={title.format(new Date(cursor))}
        locale={locale}
        cursor={cursor}
        value={value}
        today={today}
        firstDay={firstDay}
        canChoose={canChoose}
        onMove={move}
        onChoose={(day) => {
          setCursor(day);
          onChange(day);
        }}
      />
    </section>
  );
}
