import type { OpsPerson } from '@livery/contract';
import { Tag } from '@livery/design-system';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';

/** Whether somebody is kept out, and until when; nothing of others. */
export function PersonState({ person: { is_banned, banned_until, closed_at } }: { person: OpsPerson }) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  if (is_banned && banned_until)
    return (
      <Tag tone="danger">
        {text('ops.people.banned.until', { time: times.format(Date.parse(banned_until)) })}
      </Tag>
    );
  if (is_banned) return <Tag tone="danger">{text('ops.people.banned')}</Tag>;
  return closed_at ? <Tag>{text('ops.people.closed')}</Tag> : null;
}
