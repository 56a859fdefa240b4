import { Facts, NumberText, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { BoundAccount } from '../components/BoundAccount.tsx';
import type { DeskFacts } from '../payment-desk.store.ts';
import { useOwnPoints } from '../useOwnPoints.ts';
import type { WithdrawForm, WithdrawLimits } from './withdraw-form.store.ts';

/** To where, what it costs, when it is there, and what is left. */
export const WithdrawFacts = observer(function WithdrawFacts({
  form,
  facts,
  limits,
}: {
  form: WithdrawForm;
  facts: DeskFacts;
  limits: WithdrawLimits;
}) {
  const text = useText();
  const { locale } = useLanguage();
  const { masked } = useOwnPoints(facts);
  const amount = (points: number) => <NumberText points={points} locale={locale} />;
  const left = limits.available - (form.points ?? 0);
  return (
    <Facts
      items={[
        { name: text('payment.to'), value: <BoundAccount binding={facts.binding} /> },
        { name: text('payment.fee'), value: amount(0) },
        { name: text('payment.arrives'), value: text('payment.arrives.soon') },
        { name: text('payment.today'), value: amount(limits.left_today) },
        {
          name: text('payment.after'),
          value:
            left < 0 ? (
              <Text tone="tertiary">{text('payment.after.none')}</Text>
            ) : (
              <NumberText points={left} locale={locale} masked={masked} />
            ),
        },
      ]}
    />
  );
});
