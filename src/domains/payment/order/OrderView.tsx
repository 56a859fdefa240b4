import type { OrderState } from '@livery/contract';
import {
  Button,
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
import { QrPlaceholder } from '@livery/design-system/qr';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { FootSpace } from '../components/FootSpace.tsx';
import { PAY, WALLET, WITHDRAW } from '../payment-paths.ts';
import { useMomentText } from '../useMomentText.ts';
import { outcomeWords } from './outcome-words.ts';

const WAITING = (
  <QrPlaceholder size="lg">
    <Spinner />
  </QrPlaceholder>
);

/** The code of it did not come: without it there is nothing to show to the provider. */
function NoQr({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <QrPlaceholder size="lg">
      <Button onClick={onRetry}>{text('app.offline.retry')}</Button>
    </QrPlaceholder>
  );
}

/** What draws codes comes with the first one: the pages of payments need none. */
const LazyQr = lazily(() => import('./OrderQr.tsx'), 'OrderQr', {
  fallback: WAITING,
  failed: (retry) => <NoQr onRetry={retry} />,
});

/** What the provider scans or shows; it comes once the provider has made the order. */
function OrderCode({ code }: { code: string }) {
  const text = useText();
  return (
    <Card pad="panel" edge="roomy">
      <Stack gap="md" align="center">
        {code === '' ? WAITING : <LazyQr code={code} />}
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
