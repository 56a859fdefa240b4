import { ButtonLink, Card, Facts, NumberText, ScanIcon, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ProviderNotice } from '../components/ProviderNotice.tsx';
import { hindranceOf, providerOf } from '../hindrance.ts';
import type { DeskFacts } from '../payment-desk.store.ts';
import { PAY } from '../payment-paths.ts';
import { useOwnPoints } from '../useOwnPoints.ts';

/** The merchant says how much: what may go at all, and the way to its code. */
export const ToMerchant = observer(function ToMerchant({ facts }: { facts: DeskFacts }) {
  const text = useText();
  const { locale } = useLanguage();
  const { masked } = useOwnPoints(facts);
  const hindrance = hindranceOf(facts, 'point');
  if (hindrance) return <ProviderNotice hindrance={hindrance} />;
  const provider = providerOf(facts, 'point');
  return (
    <Card pad="panel" edge="roomy">
      <Stack gap="md">
        <Text as="p" tone="secondary" wrap="pretty">
          {text('payment.point.lead')}
        </Text>
        <Facts
          items={[
            {
              name: text('payment.available'),
              value: <NumberText points={facts.balance.available} locale={locale} masked={masked} />,
            },
            {
              name: text('payment.today'),
              value: <NumberText points={provider?.left_today ?? 0} locale={locale} />,
            },
          ]}
        />
        <ButtonLink tone="primary" size="lg" block icon={ScanIcon} href={PAY}>
          {text('payment.point.scan')}
        </ButtonLink>
      </Stack>
    </Card>
  );
});
