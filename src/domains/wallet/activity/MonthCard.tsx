import { Card, Heading, NumberText, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { SaveStatement } from '../statement/SaveStatement.tsx';
import type { Wallet } from '../wallet.ts';
import { dateIn } from './months.ts';

/** Beside the log: what came and went in its month, and the way to keep that. */
export const MonthCard = observer(function MonthCard({ wallet }: { wallet: Wallet }) {
  const text = useText();
  const { locale } = useLanguage();
  const { activity, amounts } = wallet;
  const { month, sums } = activity;
  if (month === undefined)
    return (
      <Card as="section" pad="panel" edge="roomy">
        <Stack gap="sm">
          <Heading level={2}>{text('wallet.month.any')}</Heading>
          <Text as="p" size="footnote" tone="secondary">
            {text('wallet.month.choose')}
          </Text>
        </Stack>
      </Card>
    );
  const masked = amounts.areHidden ? text('wallet.masked') : undefined;
  const rows = [
    ['income', sums?.income],
    ['expense', sums && -sums.expense],
  ] as const;
  return (
    <Card as="section" pad="panel" edge="roomy">
      <Stack gap="lg">
        <Heading level={2}>
          {dateFormat(locale, { year: 'numeric', month: 'long' }).format(dateIn(month))}
        </Heading>
        {rows.map(([name, points]) => (
          <Stack key={name} gap="xxs">
            <Text size="footnote" tone="tertiary">
              {text(`wallet.${name}`)}
            </Text>
            {points === undefined ? (
              <Text tone="tertiary">–</Text>
            ) : (
              <NumberText size="heading" sign="always" points={points} locale={locale} masked={masked} />
            )}
          </Stack>
        ))}
        <SaveStatement wallet={wallet} look="button" />
      </Stack>
    </Card>
  );
});
