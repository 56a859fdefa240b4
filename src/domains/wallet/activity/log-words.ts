import { LedgerType, MANUAL_DEPOSITS, type TradingLog } from '@livery/contract';
import type { MessageId } from '../../../lib/intl/ids.ts';
import type { TextOf } from '../../../lib/intl/useText.ts';

export interface LogWriter {
  text: TextOf;
  nameOf: (person: { id: string; nickname: string }) => string;
}

const T = LedgerType;

const TITLES: { readonly [Type in number]?: MessageId } = {
  [T.SEND_ENVELOPE]: 'wallet.type.3',
  [T.PLATFORM_REFUND]: 'wallet.type.11',
  [T.PROVIDER_REFUND]: 'wallet.type.13',
  [T.PLATFORM]: 'wallet.type.21',
  [T.MANUAL_WITHDRAWAL]: 'wallet.type.22',
  [T.PROVIDER_WITHDRAWAL]: 'wallet.type.23',
  [T.LUCKY_ENVELOPE]: 'wallet.type.31',
  [T.MINESWEEPER_ENVELOPE]: 'wallet.type.32',
  [T.DEPOSIT_REWARD]: 'wallet.type.121',
  [T.DEPOSIT_USAGE]: 'wallet.type.122',
  [T.DEPOSIT_REPORT_BONUS]: 'wallet.type.123',
  [T.OPERATOR_WITHDRAWAL]: 'wallet.type.221',
  [T.OPERATOR_WITHDRAWAL_OTHER]: 'wallet.type.229',
};

/** What kind of movement it is; one that this version does not know is named by its number. */
export const typeTextOf = ({ type }: Pick<TradingLog, 'type'>, text: TextOf): string => {
  const known = TITLES[type];
  if (known) return text(known);
  return (MANUAL_DEPOSITS as readonly number[]).includes(type)
    ? text('wallet.type.129')
    : text('wallet.type.other', { type });
};

/** What it is for, and with whom: "Withdrawal to wellpay", "Lucky envelope · Arjun". */
export const titleOf = (log: TradingLog, { text, nameOf }: LogWriter): string => {
  const { amount, counterpart, envelope_id, order, type } = log;
  if (type === T.MINESWEEPER_ENVELOPE && amount < 0) return text('wallet.mine.lost');
  if (type === T.PLATFORM_REFUND && envelope_id === null) return text('wallet.refund');
  if (order && amount < 0)
    return order.provider === 'point'
      ? text('wallet.paid', { to: order.to })
      : text('wallet.withdrawn', { provider: order.provider });
  const title = typeTextOf(log, text);
  return counterpart ? `${title} · ${nameOf(counterpart)}` : title;
};

/** What else is known of it: why it failed, whose account it went to, what an operator wrote. */
export const noteOf = (
  { order, remark, status }: Pick<TradingLog, 'order' | 'remark' | 'status'>,
  text: TextOf,
): string => {
  if (status === 'failed' && order?.reason) return order.reason;
  if (order && order.provider === 'wellpay' && order.to !== '') return text('wallet.ends', { end: order.to });
  return remark;
};
