import { points } from '@livery/contract';
import { userAccount } from '../../server/src/domains/ledger/operations.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { type LedgerWorld, makeLedger } from './ledger.world.ts';
import { interleave, median } from './statistics.ts';

const CLIENTS = 16;
const AMOUNTS: Record<Size, { people: number; pairs: number; seconds: number }> = {
  full: { people: 2000, pairs: 5, seconds: 2 },
  smoke: { people: 20, pairs: 1, seconds: 0.2 },
};

type Move = (from: string, to: string, key: string) => Promise<unknown>;
/** Whom the next transfer is between. */
type Pick = () => [from: string, to: string];

const somebody = (names: readonly string[]): string => names[Math.floor(Math.random() * names.length)] ?? '';

const anyTwo =
  (names: readonly string[]): Pick =>
  () => {
    const place = Math.floor(Math.random() * names.length);
    const step = 1 + Math.floor(Math.random() * (names.length - 1));
    return [names[place] ?? '', names[(place + step) % names.length] ?? ''];
  };

/** All of them to the same one. */
const allToOne =
  ([one = '', ...others]: readonly string[]): Pick =>
  () => [somebody(others), one];

let keys = 0;

/** Transfers a second of so many who each begin the next when the last is done. */
const perSecond = async (moves: readonly Move[], pick: Pick, seconds: number): Promise<number> => {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let done = 0;
  await Promise.all(
    moves.map(async (move) => {
      while (performance.now() < end) {
        keys += 1;
        await move(...pick(), `bench/${keys}`);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begun) / 1000);
};

const measure = async (world: LedgerWorld, { pairs, seconds }: (typeof AMOUNTS)[Size]): Promise<Row[]> => {
  const { ledger, tenant, people } = world;
  const serve: Move = (from, to, key) =>
    ledger.do(tenant, {
      ...{ do: 'transfer', key, from: userAccount(from), to: userAccount(to), amount: points(1), type: 121 },
    });
  const service = Array.from({ length: CLIENTS }, () => serve);
  const raw = (await world.rawClients(CLIENTS)).map(({ move }): Move => move);
  const contestants = {
    raw: () => perSecond(raw, anyTwo(people.raw), seconds),
    cold: () => perSecond(service, anyTwo(people.ours), seconds),
    rawHot: () => perSecond(raw, allToOne(people.raw), seconds),
    hot: () => perSecond(service, allToOne(people.ours), seconds),
  };
  await interleave(contestants, 1);
  const results = await interleave(contestants, pairs);
  const [base, cold, rawHot, hot] = [results.raw, results.cold, results.rawHot, results.hot].map(median) as [
    number,
    number,
    number,
    number,
  ];
  return [
    { what: 'the function alone', value: round(base), unit: 'transfers/s' },
    { what: 'the service: signed, told', value: round(cold), unit: 'transfers/s' },
    { what: 'service ÷ function', value: round(cold / base, 2), unit: '×', goal: { least: 0.7 } },
    { what: 'the function, all to one', value: round(rawHot), unit: 'transfers/s' },
    { what: 'the service, all to one', value: round(hot), unit: 'transfers/s' },
    { what: 'one hot account ÷ any', value: round(hot / cold, 2), unit: '×', goal: { least: 0.5 } },
    { what: 'points lost or made', value: await world.sum(), unit: '', goal: { most: 0 } },
  ];
};

export const ledger: Bench = {
  name: 'ledger',
  goal: 'G15',
  run: async (size) => {
    const world = await makeLedger(AMOUNTS[size].people);
    try {
      return await measure(world, AMOUNTS[size]);
    } finally {
      await world.stop();
    }
  },
};
