import { sql } from 'kysely';
import { schemaName } from '../../../infra/database/database.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { ShownRow } from '../envelopes.repository.ts';

/** Who opens what. */
export interface Ask {
  id: string;
  userId: string;
  cid: string;
}

/** What came of it. */
export interface Taken {
  /** Undefined: there is none, or it is none that they see. */
  envelope: ShownRow | undefined;
  /** Undefined: they have nothing of it. */
  claim: { amount: number; cid: string; isNew: boolean } | undefined;
  /** Why they have nothing, though something was left: points for the worst of a game, or room for it in what a day may cost them. */
  lacks: 'balance' | 'loss' | undefined;
}

/** What games may cost somebody, of what they opened since then. */
export interface LossRule {
  since: Date;
  /** Undefined: not looked at here. */
  limit: number | undefined;
}

type AskedRow = [
  isSeen: boolean,
  place: number | null,
  amount: number | null,
  cid: string | null,
  isNew: boolean,
  lacks: 'balance' | 'loss' | null,
];

interface TakenRow {
  asked: AskedRow[];
  envelopes: ShownRow[] | null;
}

/** Takes packets for all who ask, in their order, in the transaction of `db`; their envelopes are locked until it ends. */
export const takePackets = async (
  { brand, db }: Pick<Tenant, 'brand' | 'db'>,
  asks: readonly Ask[],
  { moment, loss }: { moment: Date; loss: LossRule },
): Promise<Taken[]> => {
  const take = sql.id(schemaName(brand.id), 'envelope_take');
  const {
    rows: [row],
  } = await sql<{ taken: TakenRow }>`select ${take}(${asks.map(({ id }) => id)}::text[],
    ${asks.map(({ userId }) => userId)}::text[], ${asks.map(({ cid }) => cid)}::text[], ${moment}, ${loss.since},
    ${loss.limit ?? null}::bigint) as taken`.execute(db);
  const { asked, envelopes } = (row as { taken: TakenRow }).taken;
  const byId = new Map((envelopes ?? []).map((envelope) => [envelope.id, envelope]));
  return asks.map(({ id }, index) => {
    const [isSeen, , amount, cid, isNew, lacks] = asked[index] as AskedRow;
    return {
      envelope: isSeen ? byId.get(id) : undefined,
      claim: amount === null || cid === null ? undefined : { amount, cid, isNew },
      lacks: lacks ?? undefined,
    };
  });
};
