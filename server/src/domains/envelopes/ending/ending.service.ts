import { EnvelopeKind } from '@livery/contract';
import { newKeyedId } from '../../../infra/ids.ts';
import type { Infra } from '../../../infra/infra.ts';
import { type Cause, notify } from '../../../infra/outbox/outbox.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { Operation, Outcome } from '../../ledger/operations.ts';
import type { Announcing } from '../../messages/announcing.ts';
import type { NewPost, Posted, Posting } from '../../messages/posting.service.ts';
import { findEnvelopes } from '../envelopes.repository.ts';
import { announceEnvelope } from '../news.ts';
import {
  clearStakes,
  type DueEnvelope,
  findClaims,
  lockDue,
  lockOne,
  storeEnd,
} from './ending.repository.ts';
import { operationsOf, type Played, playedOf } from './settlement.ts';

/** Ended by one transaction. */
const AT_ONCE = 50;
const HOUR = 3_600_000;

export interface EndingParts {
  ledger: Pick<LedgerService, 'inTransaction' | 'apply'>;
  posting: Pick<Posting, 'postWithin' | 'announcePosted'>;
  announce: Announcing['announce'];
  log: Pick<Infra['log'], 'error'>;
}

/** An envelope whose time is over, and what happens with it. */
interface Ending {
  envelope: DueEnvelope;
  played: Played[];
  operations: Operation[];
  /** It had not ended before: then it was left because an account was read-only. */
  isFirst: boolean;
}

interface Ended {
  ids: string[];
  posted: Posted[];
}

const isGame = ({ kind }: DueEnvelope): boolean => kind === EnvelopeKind.BOMD;

/** Points that did not move, as it should not be: an account is read-only. */
const isLeft = (outcome: Outcome): boolean => outcome !== 'ok' && outcome !== 'repeated';

/** How it went for somebody, for the conversation: what they had of it, or a negative sum where they hit the mine. */
const postOf = (
  { id, group_id, user_id: target_id }: DueEnvelope,
  { userId, amount, lost }: Played,
): NewPost => ({
  ...{ id: newKeyedId(group_id), group_id, user_id: userId, target_id, envelope_id: id },
  ...{ type: 'red_envelope_claim', text: String(lost > 0 ? -lost : amount), cid: `claim/${id}` },
});

const causesOf = ({ envelope, played }: Ending): Cause[] => {
  const { id, user_id: sender, group_id: groupId, amount, claimed_amount } = envelope;
  const about = { subject: id, item: id, groupId };
  const rest = amount - claimed_amount;
  const people = isGame(envelope) ? [sender, ...played.map(({ userId }) => userId)] : [];
  return [
    ...people.map((receiverId): Cause => ({ kind: 'envelope_result', receiverId, ...about })),
    ...(rest > 0 ? [{ kind: 'envelope_refund', receiverId: sender, ...about } satisfies Cause] : []),
  ];
};

/** What becomes of envelopes whose time is over. May run again, and on several nodes at once: nothing moves twice. */
export const createEnding = ({ ledger, posting, announce, log }: EndingParts) => {
  const endingOf = (envelope: DueEnvelope, played: Played[]): Ending => ({
    ...{ envelope, played, operations: operationsOf(envelope, played) },
    isFirst: envelope.state === 'open' || envelope.state === 'empty',
  });

  const store = async (within: Tenant, { envelope, isFirst }: Ending, left: boolean, now: Date) => {
    const { id, mine } = envelope;
    const dueAt = left ? new Date(now.getTime() + HOUR) : null;
    await storeEnd(within.db, id, { state: isGame(envelope) ? 'settled' : 'expired', dueAt });
    if (isFirst && mine !== null) await clearStakes(within.db, id, mine);
  };

  const endAll = async (within: Tenant, due: readonly DueEnvelope[], now: Date): Promise<Ended> => {
    const games = due.filter(isGame).map(({ id }) => id);
    const claims = games.length === 0 ? [] : await findClaims(within.db, games);
    const endings = due.map((envelope) => {
      const own = claims.filter(({ envelope_id }) => envelope_id === envelope.id);
      return endingOf(envelope, playedOf(envelope, own));
    });
    const outcomes = (
      await ledger.apply(
        within,
        endings.flatMap(({ operations }) => operations),
      )
    ).values();
    for (const ending of endings) {
      const left = ending.operations.filter(() => isLeft(outcomes.next().value as Outcome));
      if (left.length > 0) {
        const what = {
          brand: within.brand.id,
          envelope: ending.envelope.id,
          keys: left.map(({ key }) => key),
        };
        log.error(what, 'points of an envelope wait for an account that is read-only');
      }
      await store(within, ending, left.length > 0, now);
    }
    const first = endings.filter(({ isFirst }) => isFirst);
    await notify(within.db, ...first.flatMap(causesOf));
    const posts = first.flatMap(({ envelope, played }) => played.map((each) => postOf(envelope, each)));
    const posted = posts.length === 0 ? [] : await posting.postWithin(within, posts);
    const ids = first.map(({ envelope }) => envelope.id);
    return { ids, posted: posted.filter((row) => row !== undefined) };
  };

  /** It has happened, whatever becomes of the events. */
  const tell = async (tenant: Tenant, { ids, posted }: Ended, now: Date): Promise<void> => {
    const rows = ids.length === 0 ? [] : await findEnvelopes(tenant.db, '', ids);
    for (const row of rows) await announceEnvelope(announce, tenant, row, now);
    for (const row of posted) await posting.announcePosted(tenant, row);
  };

  const end = async (
    tenant: Tenant,
    find: (within: Tenant) => Promise<DueEnvelope[]>,
    now: Date,
  ): Promise<number> => {
    const { count, ...ended } = await ledger.inTransaction(tenant, async (within) => {
      const due = await find(within);
      const none: Ended = { ids: [], posted: [] };
      return { count: due.length, ...(due.length === 0 ? none : await endAll(within, due, now)) };
    });
    await tell(tenant, ended, now).catch(() => undefined);
    return count;
  };

  return {
    /** Ends envelopes whose time is over at `now`, some at once; returns how many it looked at. */
    endDue: (tenant: Tenant, now: Date): Promise<number> =>
      end(tenant, ({ db }) => lockDue(db, now, AT_ONCE), now),
    /** Ends this one, where its time is over. */
    endOne: (tenant: Tenant, id: string, now: Date): Promise<number> =>
      end(tenant, ({ db }) => lockOne(db, id, now), now),
  };
};
