import { BalanceSums } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { Wallet } from '../wallet.ts';
import { dateIn } from './months.ts';

/** What came and went in the month that is looked at, for brands that have it beside the balance. */
export const MonthSums = observer(function MonthSums({ wallet }: { wallet: Wallet }) {
  const text = useText();
  const { locale } = useLanguage();
  const { activity, amounts } = wallet;
  const { month, sums } = activity;
  if (month === undefined) return null;
  const name = dateFormat(locale, { month: 'long' }).format(dateIn(month));
  return (
    <BalanceSums
      locale={locale}
      masked={amounts.areHidden ? text('wallet.masked') : undefined}
      sums={[
        { label: text('wallet.income.of', { month: name }), points: sums?.income },
        { label: text('wallet.expense.of', { month: name }), points: sums && -sums.expense },
      ]}
    />
  );
});
