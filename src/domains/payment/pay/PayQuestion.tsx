import { Alert, Button, Card, Facts, Heading, NumberText, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { NO_CONNECTION } from '../../../lib/http/failure.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { formatPoints } from '../../../lib/points/format-points.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { useSecondsUntil } from '../../../lib/useSecondsUntil.ts';
import { isSaidByPrompt, LazySecurityPrompt } from '../../account/later.ts';
import { FootSpace } from '../components/FootSpace.tsx';
import { providerOf } from '../hindrance.ts';
import type { DeskFacts, PaymentDesk } from '../payment-desk.store.ts';
import { orderPath } from '../payment-paths.ts';
import { useOwnPoints } from '../useOwnPoints.ts';
import type { AskedOrder, PayForm } from './pay-form.store.ts';

interface PayQuestionProps {
  form: PayForm;
  asked: AskedOrder;
  desk: PaymentDesk;
  facts: DeskFacts;
}

const two = (value: number): string => String(value).padStart(2, '0');
const leftText = (seconds: number): string => `${Math.trunc(seconds / 60)}:${two(seconds % 60)}`;

/** Who asks for how much, until when. */
function Asked({ asked, facts, seconds }: Pick<PayQuestionProps, 'asked' | 'facts'> & { seconds: number }) {
  const text = useText();
  const { locale } = useLanguage();
  const { masked } = useOwnPoints(facts);
  const { order } = asked;
  const remark = order.remark === '' ? [] : [{ name: text('payment.pay.remark'), value: order.remark }];
  return (
    <Card pad="panel" edge="roomy">
      <Stack gap="md">
        <Stack gap="xxs" align="center" padY="sm">
          <Heading level={2} size="lead" autoFocus>
            {text('payment.pay.to', { name: order.merchant_name })}
          </Heading>
          <NumberText as="p" size="hero" points={order.amount} locale={locale} />
        </Stack>
        <Facts
          items={[
            { name: text('payment.pay.merchant'), value: order.merchant_name },
            ...remark,
            { name: text('payment.pay.order'), value: order.order_id },
            {
              name: text('payment.pay.left'),
              value: (
                <Text numeric tone={seconds < 60 ? 'danger' : 'inherit'}>
                  {leftText(seconds)}
                </Text>
              ),
            },
            {
              name: text('payment.available'),
              value: <NumberText points={facts.balance.available} locale={locale} masked={masked} />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Why this order cannot be paid. */
const useObstacle = ({ form, asked, facts }: PayQuestionProps, seconds: number): string | undefined => {
  const text = useText();
  const words = useWords();
  const { refusal, problem } = form.paying;
  // What was sent before is the server's to judge: its points may have left already.
  if (form.isRepeated) return undefined;
  if (seconds === 0) return text('payment.pay.expired');
  if (asked.order.amount > facts.balance.available) return text('payment.pay.balance');
  const { maximum = 0, left_today = 0 } = providerOf(facts, 'point') ?? {};
  if (asked.order.amount > Math.min(maximum, left_today)) return text('payment.pay.limit');
  // What is lost the prompt offers to send again.
  const isSaid = refusal === NO_CONNECTION || isSaidByPrompt(refusal);
  return problem && !isSaid ? words(problem) : undefined;
};

/** Shows what a merchant asks for, and pays it with the security password. */
export const PayQuestion = observer(function PayQuestion(props: PayQuestionProps) {
  const { form, asked, desk } = props;
  const text = useText();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const seconds = useSecondsUntil(serverClock.here(Date.parse(asked.order.expire_at)));
  const obstacle = useObstacle(props, seconds);
  const send = async (securityCode: string) => {
    const order = await form.pay(securityCode);
    if (order) navigate(orderPath(order.order_id), { replace: true });
  };
  const reset = () => {
    setAsking(false);
    void desk.load();
  };
  return (
    <>
      <Asked {...props} seconds={seconds} />
      {obstacle && <Alert tone="danger">{obstacle}</Alert>}
      {form.isRepeated && !form.paying.isSending && <Alert tone="warning">{text('payment.pay.lost')}</Alert>}
      <FootSpace />
      <Stack gap="md">
        <Button
          tone="primary"
          size="lg"
          block
          disabled={obstacle !== undefined}
          onClick={() => setAsking(true)}
        >
          {text('payment.pay.submit', { amount: formatPoints(asked.order.amount, locale) })}
        </Button>
        <Button block onClick={() => form.leave()}>
          {text('payment.pay.other')}
        </Button>
      </Stack>
      {isAsking && (
        <LazySecurityPrompt
          lead={text('payment.pay.to', { name: asked.order.merchant_name })}
          points={asked.order.amount}
          sending={form.paying}
          send={send}
          onReset={reset}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
});
