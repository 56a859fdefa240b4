import type { ReactNode } from 'react';

export interface DateTextProps {
  /** The moment: ISO 8601. */
  at: string;
  locale: string;
  /** The short words: "2 h", "昨天". Without them the day itself is written. */
  children?: ReactNode;
}

/** A moment in few words ("2 h"), with the whole of it for who hovers and for machines. */
export function DateText({ at, locale, children }: DateTextProps) {
  const date = new Date(at);
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(date);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <time dateTime={date.toISOString()} title={full} className="tabular-nums">
      {children ?? day.format(date)}
    </time>
  );
}
