import type { Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import type { Indexing } from './indexing.ts';
import { countBlocks, findBlocks, type Scope } from './search.repository.ts';
import { blockOf, SEGMENT, segmentOf } from './tokens.ts';

/** The newest segment alone, then so many times more at once: what is common is found there, what is rare nowhere. */
const MORE = 8;

interface Dependencies {
  groups: Pick<GroupsService, 'lastSeq'>;
  indexing: Pick<Indexing, 'catchUp'>;
}

interface Wanted {
  /** Of a segment. */
  tokens: (segment: number) => number[];
  /** A sequence number. */
  before: number;
}

/**
 * Blocks in which something may stand, the newest first: those that are not indexed yet as they are, and what the index
 * has below them, a few segments at a time. Returns how to take the next ones: fewer than asked for are the last.
 */
export const createCandidates =
  ({ groups, indexing }: Dependencies) =>
  async (tenant: Tenant, { groupId, floor }: Scope, { tokens, before }: Wanted) => {
    const [lastSeq, indexed] = await Promise.all([
      groups.lastSeq(tenant, groupId),
      countBlocks(tenant.db, groupId),
    ]);
    if (blockOf(lastSeq + 1) > indexed) indexing.catchUp(tenant, groupId, lastSeq);
    const lowest = blockOf(floor + 1);
    const newest = blockOf(Math.min(before - 1, lastSeq));
    const end = Math.max(lowest, indexed);
    const blocks = Array.from({ length: Math.max(0, newest + 1 - end) }, (_, step) => newest - step);
    let to = Math.min(newest, indexed - 1);
    const look = async (segments: number): Promise<void> => {
      const first = Math.max(segmentOf(lowest), segmentOf(to) - segments + 1);
      const from = Math.max(lowest, first * SEGMENT);
      const some = Array.from({ length: segmentOf(to) + 1 - first }, (_, index) => tokens(first + index));
      blocks.push(...(await findBlocks(tenant.db, groupId, { tokens: some, from, to })));
      to = from - 1;
    };
    let segments = 1;
    return async (count: number): Promise<number[]> => {
      for (; blocks.length < count && to >= lowest; segments *= MORE) await look(segments);
      return blocks.splice(0, count);
    };
  };
