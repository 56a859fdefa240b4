import { directGroupId, LIMITS, type RealtimeEvent } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { pageOf, readCursor } from '../../infra/cursor.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import {
  countBlocks,
  deleteBlock,
  findBlock,
  findBlocksBetween,
  insertBlock,
  listBlocks,
} from './blocks.repository.ts';
import { presentSince } from './contacts.present.ts';
import { deleteContact, lockLists } from './contacts.repository.ts';
import type { FactsAbove } from './facts.ts';

interface Dependencies extends Pick<Infra, 'pubsub'> {
  users: Pick<UsersService, 'byId'>;
  above: Pick<FactsAbove, 'hasDirect' | 'endFollowing'>;
}

const PAGE = 200;
/** The latest time that both JavaScript and PostgreSQL know. */
const LAST = 8.64e15;

const timeOf = (place: number) => new Date(Math.min(Math.max(place, 0), LAST));

/** Who has blocked the other: `mine`, the first one. */
export interface Blocks {
  mine: boolean;
  theirs: boolean;
}

/** Whether each of two has blocked the other. */
export const blocksBetween = async (
  { db }: Pick<Tenant, 'db'>,
  userId: string,
  otherId: string,
): Promise<Blocks> => {
  const blockers = (await findBlocksBetween(db, userId, [otherId])).map(({ user_id }) => user_id);
  return { mine: blockers.includes(userId), theirs: blockers.includes(otherId) };
};

/** Whom a person has blocked. Who was blocked is told nothing. */
export const createBlocks = ({ pubsub, users, above }: Dependencies) => {
  /** Tells all devices of the person; what they may do in the conversation with the other has changed too. */
  const publish = async (tenant: Tenant, { userId }: Caller, ...events: RealtimeEvent[]) => {
    for (const event of events)
      pubsub.publish({ brand: tenant.brand.id, audience: { users: [userId] }, event });
  };
  const directChange = async ({ db }: Tenant, { userId }: Caller, otherId: string) => {
    const group_id = directGroupId(userId, otherId);
    const isThere = await above.hasDirect(db, userId, otherId);
    return isThere ? [{ event: 'group.updated', data: { group_id } } as const] : [];
  };

  /** @throws api.too_much */
  const insert = ({ db }: Tenant, { userId }: Caller, blockId: string) =>
    db.transaction().execute(async (trx) => {
      await lockLists(trx, userId);
      if (await findBlock(trx, userId, blockId)) return { isNew: false, wasContact: false };
      if ((await countBlocks(trx, userId)) >= LIMITS.personalBlocks) throw new ApiError('api.too_much');
      await insertBlock(trx, userId, blockId);
      await above.endFollowing(trx, userId, blockId);
      return { isNew: true, wasContact: await deleteContact(trx, userId, blockId) };
    });

  return {
    /** The latest first. @throws api.validation */
    blocks: async (
      { db }: Tenant,
      { userId }: Caller,
      { next_id, limit = PAGE }: QueryOf<'GET /api/v1/users/blocks'>,
    ) => {
      const cursor = readCursor(next_id);
      const after = cursor && { time: timeOf(cursor.place), id: cursor.id };
      const rows = await listBlocks(db, userId, { after, limit: limit + 1 });
      return pageOf(rows, limit, ({ create_at, id }) => ({ place: create_at.getTime(), id }), presentSince);
    },

    /**
     * From now on neither reaches the other. A repeat returns the same and tells nobody.
     * @throws api.invalid_block_id for oneself and nobody, api.too_much
     */
    block: async (tenant: Tenant, caller: Caller, blockId: string) => {
      const person = blockId === caller.userId ? undefined : await users.byId(tenant, blockId);
      required(person, 'api.invalid_block_id');
      const { isNew, wasContact } = await insert(tenant, caller, blockId);
      if (isNew) {
        await publish(
          tenant,
          caller,
          { event: 'block.changed', data: { user_id: blockId, on: true } },
          ...(wasContact
            ? [{ event: 'contact.changed', data: { user_id: blockId, on: false } } as const]
            : []),
          ...(await directChange(tenant, caller, blockId)),
        );
      }
      return presentSince(
        required(await findBlock(tenant.db, caller.userId, blockId), 'api.invalid_block_id'),
      );
    },

    /** Without effect on who was not blocked. */
    unblock: async (tenant: Tenant, caller: Caller, blockId: string): Promise<Record<never, never>> => {
      if (!(await deleteBlock(tenant.db, caller.userId, blockId))) return {};
      await publish(
        tenant,
        caller,
        { event: 'block.changed', data: { user_id: blockId, on: false } },
        ...(await directChange(tenant, caller, blockId)),
      );
      return {};
    },

    /** Whether each of two has blocked the other. */
    blocksBetween,

    /** Those of `ids` who have blocked `userId`, or whom they have blocked; each once. */
    blockedBetween: async (
      { db }: Pick<Tenant, 'db'>,
      userId: string,
      ids: readonly string[],
    ): Promise<string[]> => {
      const found = ids.length === 0 ? [] : await findBlocksBetween(db, userId, ids);
      return [...new Set(found.map((row) => (row.user_id === userId ? row.block_id : row.user_id)))];
    },
  };
};
