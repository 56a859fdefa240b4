import type { Notification } from '@livery/contract';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { daysAgo } from '../../../lib/text/time.ts';

export interface NotificationDays {
  title: MessageId;
  rows: Notification[];
}

const titleOf = ({ create_at }: Notification, now: Date): MessageId => {
  const days = daysAgo(new Date(create_at), now);
  if (days <= 0) return 'time.today';
  if (days === 1) return 'time.yesterday_day';
  return days < 7 ? 'notifications.days.week' : 'notifications.days.earlier';
};

/** Rows under when they were, in their order: the same title follows itself. */
export const daysOf = (rows: readonly Notification[], now = new Date()): NotificationDays[] => {
  const days: NotificationDays[] = [];
  for (const row of rows) {
    const title = titleOf(row, now);
    const known = days.find((each) => each.title === title);
    if (known) known.rows.push(row);
    else days.push({ title, rows: [row] });
  }
  return days;
};
