import type { Tenant } from '../../../infra/tenancy.ts';
import { countBlocks, readBlocks, type SearchableMessage, storeBlocks } from './search.repository.ts';
import { BLOCK, blockOf, segmentOf, tokensOf } from './tokens.ts';

/** So many blocks are read and stored at once. */
const STEP = 64;

/**
 * Indexes messages, a block at a time, when it is full: sending pays nothing for it. What is not indexed yet is read
 * by the search itself, so that nothing depends on the job having run.
 */
export const createIndexing = () => {
  const waiting = new Set<string>();

  const indexTo = async ({ db }: Tenant, groupId: string, end: number): Promise<void> => {
    for (let from = await countBlocks(db, groupId); from < end; from += STEP) {
      const to = Math.min(from + STEP, end);
      await storeBlocks(
        db,
        groupId,
        blocksOf(groupId, from, to, await readBlocks(db, groupId, { from, to })),
      );
    }
  };

  let last: Promise<unknown> = Promise.resolve();

  return {
    /** Indexes the full blocks of a conversation up to a message, one conversation at a time; nobody waits for it. */
    catchUp: (tenant: Tenant, groupId: string, lastSeq: number): void => {
      const key = `${tenant.brand.id} ${groupId}`;
      if (waiting.has(key)) return;
      waiting.add(key);
      last = last
        .then(() => indexTo(tenant, groupId, Math.floor(lastSeq / BLOCK)))
        // The next full block, or the next search, goes on where this one stopped.
        .catch(() => undefined)
        .finally(() => waiting.delete(key));
    },
    indexTo,
  };
};

export type Indexing = ReturnType<typeof createIndexing>;

const blocksOf = (groupId: string, from: number, to: number, messages: SearchableMessage[]) => {
  const blocks = Array.from({ length: to - from }, (_, index) => ({
    block: from + index,
    hashes: tokensOf(groupId, segmentOf(from + index)),
    tokens: new Set<number>(),
  }));
  for (const { seq, user_id, text, filename } of messages) {
    const at = blocks[blockOf(seq) - from];
    if (!at) continue;
    at.tokens.add(at.hashes.ofAuthor(user_id));
    for (const written of [text, filename ?? ''])
      for (const token of at.hashes.ofText(written)) at.tokens.add(token);
  }
  return blocks.map(({ block, tokens }) => ({ block, tokens: [...tokens] }));
};
