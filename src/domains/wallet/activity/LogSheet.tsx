import type { TradingLog } from '@livery/contract';
import { List, ListRow, NumberText, Skeleton, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { loadable } from '../../../lib/loadable.ts';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { useLoaded } from '../../../lib/useLoaded.ts';
import { useNameOf } from '../../users/index.ts';
import { LogState } from './LogRow.tsx';
import { noteOf, titleOf, typeTextOf } from './log-words.ts';

interface FactsProps {
  log: TradingLog;
  masked: string | undefined;
}

/** What it was, how much, and whether it has happened. */
const Head = observer(function Head({ log, masked }: FactsProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { locale } = useLanguage();
  return (
    <Stack align="center" gap="xs" padY="lg">
      <Text tone="secondary">{titleOf(log, { text, nameOf })}</Text>
      <NumberText size="display" sign="always" points={log.amount} locale={locale} masked={masked} />
      {log.status === 'success' ? (
        <Text size="footnote" tone="tertiary">
          {text('wallet.success')}
        </Text>
      ) : (
        <LogState status={log.status} />
      )}
    </Stack>
  );
});

const Facts = observer(function Facts({ log, masked }: FactsProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { locale } = useLanguage();
  const { counterpart, order } = log;
  const time = dateFormat(locale, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(log.create_at));
  const note = noteOf(log, text);
  return (
    <List label={text('wallet.details')}>
      <ListRow title={text('wallet.fact.type')} value={typeTextOf(log, text)} />
      <ListRow title={text('wallet.fact.time')} value={time} />
      {counterpart && <ListRow title={text('wallet.fact.with')} value={nameOf(counterpart)} />}
      <ListRow
        title={text('wallet.fact.balance')}
        value={<NumberText points={log.balance} locale={locale} masked={masked} />}
      />
      {note !== '' && <ListRow title={text('wallet.fact.note')} value={note} />}
      {order && <ListRow title={text('wallet.fact.order')} value={order.order_id} />}
      <ListRow title={text('wallet.fact.number')} value={log.id} />
    </List>
  );
});

const Details = observer(function Details({ id }: { id: string }) {
  const text = useText();
  const { domains, http } = useStores();
  const wallet = useLoaded(domains.store('wallet'));
  const { activity, amounts } = wallet.status === 'ready' ? wallet.value : {};
  const listed = activity?.list.list.find((each) => each.id === id);
  const [one] = useState(() =>
    loadable(() => http.call('GET /api/v1/wallet/trading-logs/:id', { params: { id } })),
  );
  const read = useLoaded(one, wallet.status === 'ready' && listed === undefined);
  const log = listed ?? (read.status === 'ready' ? read.value : undefined);
  if (log === undefined)
    return read.status === 'failed' ? (
      <PageFailure retry={read.retry} />
    ) : (
      <Stack align="center" gap="md" padY="xl">
        <Skeleton width="sm" />
        <Skeleton shape="title" width="md" />
      </Stack>
    );
  const masked = amounts?.areHidden ? text('wallet.masked') : undefined;
  return (
    <>
      <Head log={log} masked={masked} />
      <Facts log={log} masked={masked} />
    </>
  );
});

/** All that is known of one movement of points. */
export function LogSheet({ of, open, onClose }: OverlayProps) {
  const text = useText();
  return (
    <BackSheet open={open} onClose={onClose} title={text('wallet.details')} closeLabel={text('wallet.close')}>
      <Details key={of} id={of} />
    </BackSheet>
  );
}
