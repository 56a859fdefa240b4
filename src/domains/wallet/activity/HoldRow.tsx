import type { WalletHold } from '@livery/contract';
import { LedgerRow, Tag } from '@livery/design-system';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { clock as countdown } from '../../../lib/text/number.ts';
import { useClockText } from '../../../lib/text/useClockText.ts';
import { useSecondsUntil } from '../../../lib/useSecondsUntil.ts';
import { MINE_LOOK } from './log-looks.ts';

/** Seconds; of a longer time its end is said. */
const COUNTED = 3600;

/** What is held until something is decided. */
export function HoldRow({ hold, masked }: { hold: WalletHold; masked: string | undefined }) {
  const text = useText();
  const { locale } = useLanguage();
  const { clock, day } = useClockText();
  const left = useSecondsUntil(Date.parse(hold.expire_at));
  const began = `${day(hold.create_at)} ${clock(hold.create_at)}`;
  const end =
    left === 0
      ? text('wallet.hold.soon')
      : left < COUNTED
        ? text('wallet.hold.in', { left: countdown(left) })
        : text('wallet.hold.until', { time: `${day(hold.expire_at)} ${clock(hold.expire_at)}` });
  return (
    <LedgerRow
      {...MINE_LOOK}
      title={text('wallet.hold')}
      detail={`${began} · ${end}`}
      points={-hold.amount}
      locale={locale}
      masked={masked}
      state={<Tag>{text('wallet.held')}</Tag>}
    />
  );
}
