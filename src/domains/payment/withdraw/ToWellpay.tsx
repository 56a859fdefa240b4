import { Alert, ButtonLink, Card, LinkIcon, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { ProviderNotice } from '../components/ProviderNotice.tsx';
import { hindranceOf, providerOf } from '../hindrance.ts';
import type { DeskFacts, PaymentDesk } from '../payment-desk.store.ts';
import { BIND } from '../payment-paths.ts';
import { WithdrawPanel } from './WithdrawPanel.tsx';

/** No account is bound: that comes first. */
function BindFirst() {
  const text = useText();
  return (
    <Card pad="panel" edge="roomy">
      <Stack gap="lg">
        <Text as="p" tone="secondary" wrap="pretty">
          {text('payment.withdraw.unbound')}
        </Text>
        <ButtonLink tone="primary" size="lg" block icon={LinkIcon} href={BIND}>
          {text('payment.bind.title')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** Points to one's own account at wellpay. */
export const ToWellpay = observer(function ToWellpay({
  desk,
  facts,
}: {
  desk: PaymentDesk;
  facts: DeskFacts;
}) {
  const text = useText();
  const hindrance = hindranceOf(facts, 'wellpay');
  const provider = providerOf(facts, 'wellpay');
  if (hindrance && hindrance.kind !== 'wait') return <ProviderNotice hindrance={hindrance} />;
  if (!facts.binding.bound) return <BindFirst />;
  if (!provider) return <Alert tone="info">{text('payment.closed')}</Alert>;
  return (
    <>
      {hindrance && <ProviderNotice hindrance={hindrance} />}
      <WithdrawPanel desk={desk} facts={facts} provider={provider} isHindered={hindrance !== undefined} />
    </>
  );
});
