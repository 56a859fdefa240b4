import { LedgerType, type TradingLog, type WalletBalance, type WalletHold } from '@livery/contract';
import { type Answers, gives } from './answers.ts';
import { COOK, SEA } from './conversations.ts';

/** The points of the person of the stories: a movement of each kind, and of each state. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

const row = (id: number, type: number, amount: number, fields: Partial<TradingLog> = {}): TradingLog => ({
  ...{ id: String(id), type, amount, status: 'success', balance: 1_268_050 },
  ...{ create_at: ago(DAY), counterpart: null, remark: '', envelope_id: null, order: null },
  ...fields,
});

const wellpay = (order_id: string, reason = '') => ({
  ...{ order_id, provider: 'wellpay' as const, to: '88A2', reason },
});

export const logs: TradingLog[] = [
  row(40, LedgerType.LUCKY_ENVELOPE, 888, {
    counterpart: COOK,
    envelope_id: 'e1',
    create_at: ago(3 * MINUTE),
  }),
  row(39, LedgerType.PROVIDER_WITHDRAWAL, -200_000, {
    status: 'pending',
    order: wellpay('w20261123'),
    create_at: ago(3 * HOUR),
  }),
  row(38, LedgerType.DEPOSIT_REWARD, 120_000, { remark: '9 月榜单第 2' }),
  row(37, LedgerType.SEND_ENVELOPE, -20_000, { envelope_id: 'e2', create_at: ago(DAY + 5 * HOUR) }),
  row(36, LedgerType.PLATFORM_REFUND, 2640, { envelope_id: 'e2', create_at: ago(3 * DAY) }),
  row(35, LedgerType.PROVIDER_REFUND, 50_000, {
    order: wellpay('w20261114', '账号校验未通过'),
    create_at: ago(9 * DAY),
  }),
  row(34, LedgerType.PROVIDER_WITHDRAWAL, -50_000, {
    status: 'failed',
    order: wellpay('w20261114', '账号校验未通过'),
    create_at: ago(9 * DAY + HOUR),
  }),
  row(33, LedgerType.MINESWEEPER_ENVELOPE, -15_000, {
    counterpart: SEA,
    envelope_id: 'e3',
    create_at: ago(10 * DAY),
  }),
  row(32, LedgerType.PROVIDER_WITHDRAWAL, -12_800, {
    order: { order_id: 'p77', provider: 'point', to: '山间茶铺', reason: '' },
    create_at: ago(11 * DAY),
  }),
  row(31, LedgerType.DEPOSIT_USAGE, 500, { create_at: ago(12 * DAY) }),
  row(30, 77, 4200, { create_at: ago(13 * DAY) }),
  row(29, LedgerType.OPERATOR_WITHDRAWAL, -100, { remark: '更正', create_at: ago(14 * DAY) }),
];

const hold: WalletHold = {
  ...{ id: 'h1', amount: 3250, envelope_id: 'e9' },
  create_at: ago(36_000),
  expire_at: new Date(Date.now() + 84_000).toISOString(),
};

export const balance: WalletBalance = {
  ...{ sign_valid: true, balance: 1_268_050, held: 203_250, available: 1_064_800, pending: 200_000 },
  holds: [hold],
};

const sums = { income: 178_228, expense: 297_900 };

/** The calls of somebody who has points. */
export const POINTS: Answers = {
  'GET /api/v1/wallet/balance': gives(balance),
  'GET /api/v1/wallet/trading-logs': gives({ list: logs, next_id: null, sums }),
};
