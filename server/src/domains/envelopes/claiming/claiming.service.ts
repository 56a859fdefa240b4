import { type Envelope, EnvelopeResult } from '@livery/contract';
import { createBatcher } from '../../../infra/database/batcher.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { Announcing } from '../../messages/announcing.ts';
import type { Posting } from '../../messages/posting.service.ts';
import { presentPage } from '../envelope.present.ts';
import type { ShownRow } from '../envelopes.repository.ts';
import { announceEnvelope } from '../news.ts';
import { type Answer, type Batch, type BatchParts, createBatches } from './batch.ts';
import type { Ask } from './claiming.repository.ts';

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;

export interface ClaimingParts extends Omit<BatchParts, 'posting'> {
  posting: Pick<Posting, 'postWithin' | 'announcePosted'>;
  announce: Announcing['announce'];
  keeping: Infra['keeping'];
}

/** Envelopes out of which something was taken, each once. */
const openedIn = (answers: readonly Answer[]): ShownRow[] => [
  ...new Map(
    answers.flatMap((answer) =>
      'claim' in answer && answer.claim?.isNew && answer.envelope
        ? [[answer.envelope.id, answer.envelope] as const]
        : [],
    ),
  ).values(),
];

/** Opening envelopes: who comes at the same moment shares a transaction, whichever envelope it is. */
export const createClaiming = ({ posting, announce, keeping, now, ...parts }: ClaimingParts) => {
  const run = createBatches({ posting, now, ...parts });

  const tell = async (tenant: Tenant, { answers, posted }: Batch): Promise<void> => {
    for (const envelope of openedIn(answers)) await announceEnvelope(announce, tenant, envelope, now());
    for (const row of posted) await posting.announcePosted(tenant, row);
  };

  const brands = new Map<string, (ask: Ask) => Promise<Answer>>();
  const open = (tenant: Tenant) => {
    const { brand } = tenant;
    const within: Tenant = { brand, db: keeping.tenant(brand.id) };
    const batched = createBatcher<Ask, Answer>({
      name: 'envelopes',
      maxBatch: MAX_BATCH,
      maxWaiting: MAX_WAITING,
      run: async (asks) => {
        const batch = await run(within, asks);
        // Who opened it is answered before all others are told.
        if (openedIn(batch.answers).length > 0)
          setImmediate(() => tell(tenant, batch).catch(() => undefined));
        return batch.answers;
      },
    });
    brands.set(brand.id, batched);
    return batched;
  };

  /**
   * What came of it is the `result`. A repeat returns the same; under another `cid` it tells what was opened before.
   * @throws api.not_found for who does not see it, api.insufficient_balance and api.too_much for what a game may cost,
   * api.forbidden for a read-only account
   */
  const claim = async (
    tenant: Tenant,
    { userId }: Caller,
    id: string,
    { cid }: { cid: string },
  ): Promise<Envelope> => {
    const answer = await (brands.get(tenant.brand.id) ?? open(tenant))({ id, userId, cid });
    if ('refused' in answer) throw new ApiError(answer.refused);
    const { claim } = answer;
    const envelope = required(answer.envelope, 'api.not_found');
    const page = presentPage(envelope, now(), { id: userId, amount: claim?.amount ?? null });
    return claim?.cid === cid ? { ...page, result: EnvelopeResult.WIN_LOTTERY } : page;
  };

  return { claim };
};
