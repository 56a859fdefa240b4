import type { OrderState } from '@livery/contract';
import {
  ButtonLink,
  Card,
  EmptyState,
  Facts,
  NumberText,
  Outcome,
  Spinner,
  Stack,
  Text,
} from '@livery/design-system';
import { QrCode, QrPlaceholder } from '@livery/design-system/qr';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { FootSpace } from '../components/FootSpace.tsx';
import { PAY, WALLET, WITHDRAW } from '../payment-paths.ts';
import { useMomentText } from '../useMomentText.ts';
import { outcomeWords } from './outcome-words.ts';

/** What the provider scans or shows; it comes once the provider has made the order. */
function OrderCode({ code }: { code: string }) {
  const text = useText();
  return (
    <Card pad="panel" edge="roomy">
      <Stack gap="md" align="center">
        {code === '' ? (
          <QrPlaceholder size="lg">
            <Spinner />
          </QrPlaceholder>
        ) : (
          <QrCode size="lg" value={code} label={text('payment.order.code')} />
        )}
        <Text as="p" size="footnote" tone="secondary" wrap="balance">
          {text(code === '' ? 'payment.order.code.soon' : 'payment.order.code.hint')}
        </Text>
      </Stack>
    </Card>
  );
}

/** Order and times. */
function OrderFacts({ order }: { order: OrderState }) {
  const text = useText();
  const moment = useMomentText();
  const decided =
    order.decided_at === null
      ? []
      : [{ name: text('payment.order.decided'), value: moment(order.decided_at) }];
  const to =
    order.provider === 'wellpay'
      ? { name: text('payment.to'), value: text('payment.account.end', { end: order.to }) }
      : { name: text('payment.pay.merchant'), value: order.to };
  return (
    <Card pad="panel" edge="roomy">
      <Facts
        items={[
          to,
          { name: text('payment.order.id'), value: order.order_id },
          { name: text('payment.order.created'), value: moment(order.create_at) },
          ...decided,
        ]}
      />
    </Card>
  );
}

/** There is no such order of mine. */
export function NoOrder() {
  const text = useText();
  return (
    <EmptyState
      drawing="search"
      title={text('payment.order.none')}
      action={
        <ButtonLink tone="primary" href={WALLET}>
          {text('payment.order.wallet')}
        </ButtonLink>
      }
    />
  );
}

/** What became of points that were sent, or is about to. */
export const OrderView = observer(function OrderView({ order }: { order: OrderState }) {
  const text = useText();
  const { locale } = useLanguage();
  const { tone, title, detail } = outcomeWords(order);
  const isPending = order.status === 'pending';
  return (
    <>
      <Outcome tone={tone} title={text(title)} text={order.reason || text(detail)}>
        <NumberText size="display" points={order.amount} locale={locale} />
      </Outcome>
      {isPending && order.provider === 'wellpay' && <OrderCode code={order.qrcode} />}
      <OrderFacts order={order} />
      <FootSpace />
      <Stack gap="md">
        <ButtonLink tone="primary" size="lg" block href={WALLET}>
          {text('payment.order.wallet')}
        </ButtonLink>
        {order.status === 'failed' && (
          <ButtonLink block href={order.provider === 'wellpay' ? WITHDRAW : PAY}>
            {text('payment.order.again')}
          </ButtonLink>
        )}
      </Stack>
    </>
  );
});
