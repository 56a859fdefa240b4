import { Select } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { BAN_DAYS, type BanDays } from './ban.ts';

/** For how long somebody is kept out. */
export const BanTime = observer(function BanTime({
  of,
  sending,
}: {
  of: { readonly days: BanDays; setDays(days: BanDays): void };
  sending: Submission;
}) {
  const text = useText();
  return (
    <Select
      label={text('ops.people.ban.days')}
      options={BAN_DAYS.map((each) => ({
        value: String(each),
        label: text('ops.people.ban.for', { days: each }),
      }))}
      value={String(of.days)}
      disabled={sending.isSending}
      onChange={(value) => of.setDays(Number(value) as BanDays)}
    />
  );
});
