import type { TradingLog } from '@livery/contract';
import { LedgerRow, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useClockText } from '../../../lib/text/useClockText.ts';
import { useNameOf } from '../../users/index.ts';
import { lookOf } from './log-looks.ts';
import { noteOf, titleOf } from './log-words.ts';

/** How a movement stands that has not simply happened. */
export function LogState({ status }: Pick<TradingLog, 'status'>) {
  const text = useText();
  if (status === 'pending') return <Tag tone="warning">{text('wallet.pending')}</Tag>;
  return status === 'failed' ? <Tag tone="danger">{text('wallet.failed')}</Tag> : null;
}

interface LogRowProps {
  log: TradingLog;
  masked: string | undefined;
  onOpen: (id: string) => void;
}

/** One movement of points; a press shows all that is known of it. */
export const LogRow = observer(function LogRow({ log, masked, onOpen }: LogRowProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { locale } = useLanguage();
  const { clock, day } = useClockText();
  const note = noteOf(log, text);
  const time = `${day(log.create_at)} ${clock(log.create_at)}`;
  return (
    <LedgerRow
      {...lookOf(log)}
      title={titleOf(log, { text, nameOf })}
      detail={note === '' ? time : `${time} · ${note}`}
      points={log.amount}
      locale={locale}
      masked={masked}
      state={log.status !== 'success' && <LogState status={log.status} />}
      onClick={() => onOpen(log.id)}
    />
  );
});
