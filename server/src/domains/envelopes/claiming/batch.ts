import { ENVELOPE_LIMITS, EnvelopeKind, type ErrorCode, LedgerType } from '@livery/contract';
import { newKeyedId } from '../../../infra/ids.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { Operation, Outcome } from '../../ledger/operations.ts';
import type { NewPost, Posted, Posting } from '../../messages/posting.service.ts';
import { type ShownRow, sumStakes } from '../envelopes.repository.ts';
import { rulesOf } from '../envelopes.rules.ts';
import { hold, pay } from '../operations.ts';
import { type Ask, type LossRule, type Taken, takePackets } from './claiming.repository.ts';

/** What somebody is told who opens an envelope. */
export type Answer = Taken | { refused: ErrorCode };

export interface Batch {
  /** In the order of those who ask. */
  answers: Answer[];
  /** Rows of the conversations, of those who had something. */
  posted: Posted[];
}

export interface BatchParts {
  ledger: Pick<LedgerService, 'inTransaction' | 'apply'>;
  posting: Pick<Posting, 'postWithin'>;
  now: () => Date;
}

/** Somebody of a batch gets nothing: nobody does, and the others go again. */
class RefusedError extends Error {
  readonly codes: ReadonlyMap<Ask, ErrorCode>;
  constructor(codes: ReadonlyMap<Ask, ErrorCode>) {
    super('some of a batch are refused');
    this.codes = codes;
  }
}

/** Somebody who has just got a packet. */
interface Winner {
  ask: Ask;
  envelope: ShownRow;
  amount: number;
}

const isGame = ({ envelope }: Winner): boolean => envelope.kind === EnvelopeKind.BOMD;

const LACKS = { balance: 'api.insufficient_balance', loss: 'api.too_much' } as const;

const answerOf = (taken: Taken): Answer => (taken.lacks ? { refused: LACKS[taken.lacks] } : taken);

const CODES: Partial<Record<Outcome, ErrorCode>> = { insufficient: 'api.insufficient_balance' };

/** The share is paid at once, but of a game: there it stays, and what may be lost is held. */
const operationOf = ({ ask: { id, userId }, envelope, amount }: Winner): Operation => {
  const { settle_at, stake } = envelope;
  if (settle_at === null || stake === null)
    return pay(envelope, { userId, amount }, LedgerType.LUCKY_ENVELOPE);
  return hold(id, userId, stake, new Date(settle_at));
};

/** "Somebody opened it", for the conversation; of a game nothing is said before it has settled. */
const postOf = ({ ask: { id, userId }, envelope, amount }: Winner): NewPost => ({
  id: newKeyedId(envelope.group_id),
  ...{ group_id: envelope.group_id, user_id: userId, target_id: envelope.user_id, envelope_id: id },
  ...{ type: 'red_envelope_claim', text: String(amount), cid: `claim/${id}` },
});

const winnersOf = (asks: readonly Ask[], taken: readonly Taken[]): Winner[] =>
  taken.flatMap(({ envelope, claim }, index) => {
    const ask = asks[index];
    return ask && envelope && claim?.isNew ? [{ ask, envelope, amount: claim.amount }] : [];
  });

/** @throws RefusedError where there are any */
const refuse = (refused: readonly (readonly [Ask, ErrorCode])[]): void => {
  if (refused.length > 0) throw new RefusedError(new Map(refused));
};

/** Opens envelopes for many at once: packets, points and rows of the conversations in one transaction. */
export const createBatches = ({ ledger, posting, now }: BatchParts) => {
  const limitOf = async (tenant: Tenant): Promise<number> => (await rulesOf(tenant)).mine.lossLimit;

  /** Where there are no games nothing is asked for. */
  const lossRuleOf = async (tenant: Tenant): Promise<LossRule> => ({
    since: new Date(now().getTime() - ENVELOPE_LIMITS.lifetime),
    limit: tenant.brand.config.features.envelopes.minesweeper ? await limitOf(tenant) : undefined,
  });

  /** Their accounts are locked by now: two of theirs at once do not pass each other. @throws RefusedError */
  const refuseLosses = async (tenant: Tenant, games: readonly Winner[], loss: LossRule): Promise<void> => {
    if (games.length === 0) return;
    const limit = loss.limit ?? (await limitOf(tenant));
    const userIds = games.map(({ ask }) => ask.userId);
    const sums = await sumStakes(tenant.db, userIds, loss.since);
    // Of several that somebody opens at once the last is too much.
    const last = new Map(games.map(({ ask }) => [ask.userId, ask]));
    const tooMuch = [...last.values()].filter(({ userId }) => (sums.get(userId) ?? 0) > limit);
    refuse(tooMuch.map((ask) => [ask, 'api.too_much']));
  };

  const attempt = (tenant: Tenant, asks: readonly Ask[]): Promise<Batch> =>
    ledger.inTransaction(tenant, async (within) => {
      const loss = await lossRuleOf(within);
      const taken = await takePackets(within, asks, { moment: now(), loss });
      const answers = taken.map(answerOf);
      const winners = winnersOf(asks, taken);
      if (winners.length === 0) return { answers, posted: [] };
      const outcomes = await ledger.apply(within, winners.map(operationOf));
      refuse(
        winners.flatMap(({ ask }, index) => {
          const outcome = outcomes[index];
          return outcome === undefined || outcome === 'ok' ? [] : [[ask, CODES[outcome] ?? 'api.forbidden']];
        }),
      );
      await refuseLosses(within, winners.filter(isGame), loss);
      const posts = winners.filter((winner) => !isGame(winner)).map(postOf);
      const posted = posts.length === 0 ? [] : await posting.postWithin(within, posts);
      return { answers, posted: posted.filter((row) => row !== undefined) };
    });

  const run = async (tenant: Tenant, asks: readonly Ask[]): Promise<Batch> => {
    try {
      return await attempt(tenant, asks);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { codes } = error;
      const others = asks.filter((ask) => !codes.has(ask));
      const { answers, posted } =
        others.length === 0 ? { answers: [], posted: [] } : await run(tenant, others);
      const rest = answers.values();
      const answerOf = (ask: Ask): Answer => {
        const refused = codes.get(ask);
        return refused === undefined ? (rest.next().value as Answer) : { refused };
      };
      return { answers: asks.map(answerOf), posted };
    }
  };

  return run;
};
