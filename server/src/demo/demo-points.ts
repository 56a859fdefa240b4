import { inLanguage, LedgerType, type Locale, type Localized, points } from '@livery/contract';
import type { LedgerService } from '../domains/ledger/ledger.service.ts';
import { type AccountName, HOUSE, type Transfer, userAccount } from '../domains/ledger/operations.ts';
import type { Tenant } from '../infra/tenancy.ts';
import { findHosts } from './demo.repository.ts';

const HOUR = 3_600_000;

/** Where the points of a movement are on the other side. */
type Side = 'house' | 'provider' | 'envelope' | 'neighbour';

interface DemoMovement {
  /** Hours before the first start. */
  age: number;
  type: LedgerType;
  /** Hundredths; what goes out is negative. */
  amount: number;
  side: Side;
  remark?: Localized;
}

const T = LedgerType;
const said = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english });

/** Nobody took it: it comes back. */
const LEFT = 2640;

const PAID: DemoMovement = { age: 300, type: T.PROVIDER_WITHDRAWAL, amount: -80_000, side: 'provider' };

/** One of every ledger type, from the first to the last; nobody is ever below nothing. */
const MOVEMENTS: readonly DemoMovement[] = [
  { age: 1400, type: T.PLATFORM, amount: 20_000, side: 'house', remark: said('欢迎礼', 'Welcome gift') },
  { age: 1320, type: T.DEPOSIT_OTHER, amount: 880_000, side: 'house', remark: said('充值', 'Top-up') },
  { age: 1200, type: 124, amount: 6600, side: 'house', remark: said('周年活动', 'Anniversary') },
  {
    age: 1010,
    type: T.DEPOSIT_USAGE,
    amount: 500,
    side: 'house',
    remark: said('连续登录', 'A week in a row'),
  },
  { age: 900, type: T.MANUAL_WITHDRAWAL, amount: -30_000, side: 'house' },
  {
    ...{ age: 720, type: T.DEPOSIT_REPORT_BONUS, amount: 1000, side: 'house' },
    remark: said('举报属实', 'Report confirmed'),
  },
  { age: 640, type: T.OPERATOR_WITHDRAWAL, amount: -200, side: 'house', remark: said('更正', 'Correction') },
  { age: 600, type: T.OPERATOR_WITHDRAWAL_OTHER, amount: -100, side: 'house' },
  { age: 431, type: T.PROVIDER_WITHDRAWAL, amount: -50_000, side: 'provider' },
  { age: 430, type: T.PROVIDER_REFUND, amount: 50_000, side: 'provider' },
  PAID,
  { age: 200, type: T.SEND_ENVELOPE, amount: -20_000, side: 'envelope' },
  { age: 176, type: T.PLATFORM_REFUND, amount: LEFT, side: 'envelope' },
  { age: 120, type: T.MINESWEEPER_ENVELOPE, amount: 1450, side: 'envelope' },
  { age: 100, type: T.MINESWEEPER_ENVELOPE, amount: -1500, side: 'neighbour' },
  {
    ...{ age: 26, type: T.DEPOSIT_REWARD, amount: 120_000, side: 'house' },
    remark: said('9 月榜单第 2', 'No. 2 of the chart'),
  },
  { age: 3, type: T.LUCKY_ENVELOPE, amount: 888, side: 'envelope' },
];

/** What differs from person to person, but is the same each time: no two logs of a brand are alike. */
const amountFor = ({ amount, type }: DemoMovement, place: number): number =>
  type === T.DEPOSIT_OTHER || type === T.DEPOSIT_REWARD ? amount + place * 1250 : amount;

interface Host {
  id: string;
  place: number;
  neighbour: string;
}

const sideOf = (side: Side, { id, neighbour }: Host): AccountName => {
  if (side === 'house') return HOUSE;
  if (side === 'neighbour') return userAccount(neighbour);
  return side === 'provider' ? { kind: 'clearing', owner: 'demo' } : { kind: 'envelope', owner: `demo${id}` };
};

/** A movement, and what makes that nothing stays between: what others took out of the envelope, or sent in it, what the provider paid. */
const transfersOf = (movement: DemoMovement, index: number, host: Host, locale: Locale): Transfer[] => {
  const { side, type, amount: signed } = movement;
  const own = userAccount(host.id);
  const other = sideOf(side, host);
  const amount = points(Math.abs(amountFor(movement, host.place)));
  const key = `demo/${host.id}/${index}`;
  const [from, to] = signed > 0 ? [other, own] : [own, other];
  const remark = movement.remark ? inLanguage(movement.remark, locale) : '';
  const transfer: Transfer = { do: 'transfer', key, from, to, type, remark, amount };
  const rest = (sum: number, more: Pick<Transfer, 'from' | 'to' | 'type'>): Transfer => ({
    ...{ do: 'transfer', key: `${key}/rest`, amount: points(sum) },
    ...more,
  });
  if (type === T.SEND_ENVELOPE)
    return [transfer, rest(amount - LEFT, { from: to, to: HOUSE, type: T.LUCKY_ENVELOPE })];
  if (side === 'envelope' && type !== T.PLATFORM_REFUND)
    return [rest(amount, { from: HOUSE, to: other, type: T.SEND_ENVELOPE }), transfer];
  return movement === PAID ? [transfer, rest(amount, { from: to, to: HOUSE, type })] : [transfer];
};

/** Gives the demo people of a brand points and a log, once. Each movement is a real one of the ledger, at its own time. */
export const fillDemoPoints = async (
  tenant: Tenant,
  ledger: Pick<LedgerService, 'inTransaction' | 'post' | 'log'>,
  now = Date.now(),
): Promise<void> => {
  const ids = (await findHosts(tenant.db)).map(({ id }) => id).toSorted();
  const [first] = ids;
  if (first === undefined || (await ledger.log.entry(tenant, userAccount(first), 1))) return;
  const hosts = ids.map((id, place) => ({ id, place, neighbour: ids[(place + 1) % ids.length] ?? id }));
  const { locale } = tenant.brand.config;
  await ledger.inTransaction(tenant, async (within) => {
    for (const [index, movement] of MOVEMENTS.entries()) {
      if (movement.side === 'neighbour' && hosts.length < 2) continue;
      const moment = new Date(now - movement.age * HOUR);
      await ledger.post(
        within,
        hosts.flatMap((host) => transfersOf(movement, index, host, locale)),
        moment,
      );
    }
  });
};
