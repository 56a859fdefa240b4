import type { Provider } from '@livery/contract';
import { Alert, Button, Card, Icon, InfoIcon, Inline, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { isNothing, Unanswered } from '../../../lib/forms/unanswered.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { formatPoints } from '../../../lib/points/format-points.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { LazySecurityPrompt } from '../../account/later.ts';
import { FootSpace } from '../components/FootSpace.tsx';
import type { DeskFacts, PaymentDesk } from '../payment-desk.store.ts';
import { orderPath } from '../payment-paths.ts';
import { AmountPanel } from './AmountPanel.tsx';
import { WithdrawFacts } from './WithdrawFacts.tsx';
import { WithdrawForm, type WithdrawLimits } from './withdraw-form.store.ts';

interface WithdrawPanelProps {
  desk: PaymentDesk;
  facts: DeskFacts;
  provider: Provider;
  /** Nothing can be sent now. */
  isHindered: boolean;
}

/** What is good to know before: the account stays, a security password comes first, the last one was not answered. */
const Notes = observer(function Notes({ form, isFirst }: { form: WithdrawForm; isFirst: boolean }) {
  const text = useText();
  const { locale } = useLanguage();
  const { users } = useStores();
  return (
    <>
      {form.isRepeated && !form.sending.isSending && (
        <Alert tone="warning">
          {text('payment.withdraw.lost', { amount: formatPoints(form.points ?? 0, locale) })}
        </Alert>
      )}
      {users.me?.has_security_code === false && <Alert tone="info">{text('payment.security.first')}</Alert>}
      {isFirst && (
        <Inline as="div" gap="xs" align="start">
          <Text tone="tertiary">
            <Icon of={InfoIcon} size="xs" />
          </Text>
          <Text as="p" size="caption" tone="tertiary" wrap="pretty">
            {text('payment.first')}
          </Text>
        </Inline>
      )}
    </>
  );
});

/** How much, to where, for what; then the security password. */
export const WithdrawPanel = observer(function WithdrawPanel(props: WithdrawPanelProps) {
  const { desk, facts, provider, isHindered } = props;
  const text = useText();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const { http } = useStores();
  const [form] = useState(() => new WithdrawForm(http, new Unanswered('payment.wellpay', isNothing)));
  const [isAsking, setAsking] = useState(false);
  const limits: WithdrawLimits = { ...provider, available: facts.balance.available };
  const handleSubmit = (event: FormEvent<Element>) => {
    event.preventDefault();
    if (isHindered) return;
    if (form.ask(limits)) setAsking(true);
    else void focusInvalidField(event.currentTarget, 'amount');
  };
  const send = async (securityCode: string) => {
    const order = await form.send(securityCode);
    // Back from it leads to the wallet, not to a form that is done.
    if (order) navigate(orderPath(order.merchant_order_id || order.orderId), { replace: true });
  };
  const reset = () => {
    setAsking(false);
    void desk.load();
  };
  const points = form.points ?? 0;
  const account = text('payment.account', { address: facts.binding.address });
  return (
    <Stack as="form" gap="gap" grow onSubmit={handleSubmit}>
      <AmountPanel form={form} limits={limits} facts={facts} />
      <Card pad="panel" edge="roomy">
        <WithdrawFacts form={form} facts={facts} limits={limits} />
      </Card>
      <Notes form={form} isFirst={!facts.binding.locked} />
      <FootSpace />
      <Button type="submit" tone="primary" size="lg" block disabled={isHindered}>
        {points > 0
          ? text('payment.withdraw.submit', { amount: formatPoints(points, locale) })
          : text('payment.withdraw.submit.empty')}
      </Button>
      {isAsking && (
        <LazySecurityPrompt
          lead={text('payment.withdraw.confirm', { account })}
          points={points}
          sending={form.sending}
          send={send}
          onReset={reset}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
});
