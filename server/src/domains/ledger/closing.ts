import type { Tenant } from '../../infra/tenancy.ts';
import { listClearing, sumHeldAt, sumOpenEnvelopes, sumTransfers } from './closing.repository.ts';
import { findAccount } from './ledger.repository.ts';
import { SLACK } from './log.service.ts';
import { HOUSE } from './operations.ts';
import { findIdsBefore } from './search.repository.ts';
import { balanceAt } from './statement.ts';

/** What a day came to, worked out from what is never changed: asked for again it is the same. */
export interface Closing {
  types: { type: number; count: number; amount: number }[];
  /** Came from the house, and went back to it, in the day. */
  issued: number;
  taken: number;
  /** What all others had than the house, before the day and after it. */
  opening: number;
  closing: number;
  /** Of `closing`: on its way to providers, fees, and what people and their envelopes had. */
  clearing: number;
  fees: number;
  people: number;
  /** Envelopes with something left, which is in `people`. */
  envelopes: { count: number; amount: number };
  /** Of what people had. */
  held: number;
  /** The entries of the house say the same as the movements of the day. */
  addsUp: boolean;
}

const HOUR = 3_600_000;
/** No envelope and no stake of one lasts so long. */
const LASTS = 48 * HOUR;

const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);

const byType = (rows: Awaited<ReturnType<typeof sumTransfers>>): Closing['types'] =>
  [...Map.groupBy(rows, ({ type }) => type)].map(([type, own]) => ({
    type,
    count: sum(own.map(({ count }) => count)),
    amount: sum(own.map(({ amount }) => amount)),
  }));

/** Of a day from one moment to another, the second exclusive. */
export const closingOf = async (tenant: Tenant, from: Date, to: Date): Promise<Closing> => {
  const { db } = tenant;
  const house = (await findAccount(db, HOUSE))?.id ?? 0;
  const moments = [+from - SLACK, +to + SLACK, +to - LASTS].map((time) => new Date(time));
  const [first = 0, last = 0, envelopesFrom = 0] = await findIdsBefore(tenant, moments);
  const rows = await sumTransfers(db, house, { ids: { first: first + 1, last }, time: { from, to } });
  const [issued, taken] = (['is_issued', 'is_taken'] as const).map((is) =>
    sum(rows.filter((row) => row[is]).map(({ amount }) => amount)),
  ) as [number, number];
  const opening = -(await balanceAt(tenant, HOUSE, from));
  const closing = -(await balanceAt(tenant, HOUSE, to));
  const fees = await balanceAt(tenant, { kind: 'fees', owner: '' }, to);
  let clearing = 0;
  for (const { owner } of await listClearing(db))
    clearing += await balanceAt(tenant, { kind: 'clearing', owner }, to);
  return {
    types: byType(rows),
    ...{ issued, taken, opening, closing, clearing, fees },
    people: closing - clearing - fees,
    envelopes: await sumOpenEnvelopes(db, { ids: { first: envelopesFrom + 1, last }, until: to }),
    held: await sumHeldAt(db, to, new Date(+to - LASTS)),
    addsUp: opening + issued - taken === closing,
  };
};
