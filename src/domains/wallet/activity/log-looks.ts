import { LedgerType, type TradingLog } from '@livery/contract';
import {
  BombIcon,
  EnvelopeIcon,
  GiftIcon,
  type IconGlyph,
  ReceiveIcon,
  type TileTone,
  WalletIcon,
  WithdrawIcon,
} from '@livery/design-system';

export interface LogLook {
  icon: IconGlyph;
  tone: TileTone;
}

const T = LedgerType;
const REWARD: LogLook = { icon: GiftIcon, tone: 'accent' };
const OUT: LogLook = { icon: WithdrawIcon, tone: 'neutral' };
const BACK: LogLook = { icon: ReceiveIcon, tone: 'success' };
const OTHER: LogLook = { icon: WalletIcon, tone: 'neutral' };

export const MINE_LOOK: LogLook = { icon: BombIcon, tone: 'warning' };

const LOOKS: { readonly [Type in number]?: LogLook } = {
  [T.SEND_ENVELOPE]: { icon: EnvelopeIcon, tone: 'neutral' },
  [T.PLATFORM_REFUND]: BACK,
  [T.PROVIDER_REFUND]: BACK,
  [T.PLATFORM]: OTHER,
  [T.MANUAL_WITHDRAWAL]: OUT,
  [T.PROVIDER_WITHDRAWAL]: OUT,
  [T.LUCKY_ENVELOPE]: { icon: EnvelopeIcon, tone: 'danger' },
  [T.MINESWEEPER_ENVELOPE]: MINE_LOOK,
  [T.DEPOSIT_REWARD]: REWARD,
  [T.DEPOSIT_USAGE]: REWARD,
  [T.DEPOSIT_REPORT_BONUS]: REWARD,
  [T.DEPOSIT_OTHER]: BACK,
};

export const lookOf = ({ type, amount }: Pick<TradingLog, 'type' | 'amount'>): LogLook =>
  LOOKS[type] ?? (amount > 0 ? BACK : OTHER);
