import { Chip, Heading, Inline, QuietSelect, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { formatPoints, MASK } from '../../../lib/points/format-points.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { useBrand } from '../../brand/index.ts';
import type { ActivityStore } from './activity.store.ts';
import { kindsFor } from './kinds.ts';
import { dateIn, type Month } from './months.ts';

const ANY = 'any';

interface ActivityHeadProps {
  activity: ActivityStore;
  id: string;
  months: readonly Month[];
  masked: string | undefined;
}

const MonthPicker = observer(function MonthPicker({
  activity,
  months,
}: Pick<ActivityHeadProps, 'activity' | 'months'>) {
  const text = useText();
  const { locale } = useLanguage();
  const format = dateFormat(locale, { year: 'numeric', month: locale === 'en' ? 'short' : 'long' });
  const options = [
    ...months.map((value) => ({ value: value as Month | typeof ANY, label: format.format(dateIn(value)) })),
    { value: ANY as Month | typeof ANY, label: text('wallet.month.any') },
  ];
  return (
    <QuietSelect
      label={text('wallet.month')}
      options={options}
      value={activity.month ?? ANY}
      onChange={(value) => activity.look({ month: value === ANY ? undefined : value })}
    />
  );
});

/** What came and went in the month that is looked at. */
const Sums = observer(function Sums({ activity, masked }: Pick<ActivityHeadProps, 'activity' | 'masked'>) {
  const text = useText();
  const { locale } = useLanguage();
  const { month, sums } = activity;
  if (month === undefined) return null;
  const shown = (amount = 0) => (masked === undefined ? formatPoints(amount, locale, { sign: true }) : MASK);
  return (
    <Text as="p" size="footnote" tone="tertiary" tabular aria-live="polite">
      {sums
        ? text('wallet.sums', { income: shown(sums.income), expense: shown(-sums.expense) })
        : text('wallet.sums.loading')}
    </Text>
  );
});

/** The name of the log, its month with what came and went, and what it is looked through by. */
export const ActivityHead = observer(function ActivityHead({
  activity,
  id,
  months,
  masked,
}: ActivityHeadProps) {
  const text = useText();
  const kinds = kindsFor(useBrand().features);
  return (
    <div className="px-pad">
      <Stack gap="sm" padY="md">
        <Inline justify="between">
          <Heading level={2} id={id}>
            {text('wallet.activity')}
          </Heading>
          <MonthPicker activity={activity} months={months} />
        </Inline>
        <div className="part-month-sums">
          <Sums activity={activity} masked={masked} />
        </div>
        <div className="-mx-pad -my-2.5 flex gap-1.5 overflow-x-auto px-pad py-2.5 scrollbar-none">
          {kinds.map((kind) => (
            <Chip
              key={kind}
              pressed={activity.kind === kind}
              onClick={() => activity.look({ kind, month: activity.month })}
            >
              {text(`wallet.kind.${kind}`)}
            </Chip>
          ))}
        </div>
      </Stack>
    </div>
  );
});
