import { directGroupId, LIMITS, type RealtimeEvent } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { pageOf, readCursor } from '../../infra/cursor.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { withdrawBetween } from '../../infra/outbox/outbox.repository.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import { countBlocks, deleteBlock, findBlock, insertBlock, listBlocks } from './blocks.repository.ts';
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

/** Whom a person has blocked. Who was blocked is told nothing. */
export const createBlocks = ({ pubsub, users, above }: Dependencies) => {
  const publish = ({ brand }: Tenant, { userId }: Caller, event: RealtimeEvent) =>
    pubsub.publish({ brand: brand.id, audience: { users: [userId] }, event });

  /** What the person may do in the conversation with the other one has changed. */
  const publishDirect = async (tenant: Tenant, caller: Caller, otherId: string): Promise<void> => {
    const { userId } = caller;
    // The block is stored by now, whatever becomes of the look: one hint too many does no harm.
    const isThere = await above.hasDirect(tenant.db, userId, otherId).catch(() => true);
    const data = { group_id: directGroupId(userId, otherId) };
    if (isThere) publish(tenant, caller, { event: 'group.updated', data });
  };

  /** @throws api.too_much */
  const insert = ({ db }: Tenant, { userId }: Caller, blockId: string) =>
    db.transaction().execute(async (trx) => {
      await lockLists(trx, userId);
      if (await findBlock(trx, userId, blockId)) return { isNew: false, wasContact: false };
      if ((await countBlocks(trx, userId)) >= LIMITS.personalBlocks) throw new ApiError('api.too_much');
      await insertBlock(trx, userId, blockId);
      await above.endFollowing(trx, userId, blockId);
      await withdrawBetween(trx, userId, blockId);
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
      const user_id = blockId;
      if (isNew) publish(tenant, caller, { event: 'block.changed', data: { user_id, on: true } });
      if (wasContact) publish(tenant, caller, { event: 'contact.changed', data: { user_id, on: false } });
      if (isNew) await publishDirect(tenant, caller, blockId);
      return presentSince(
        required(await findBlock(tenant.db, caller.userId, blockId), 'api.invalid_block_id'),
      );
    },

    /** Without effect on who was not blocked. */
    unblock: async (tenant: Tenant, caller: Caller, blockId: string): Promise<Record<never, never>> => {
      if (!(await deleteBlock(tenant.db, caller.userId, blockId))) return {};
      publish(tenant, caller, { event: 'block.changed', data: { user_id: blockId, on: false } });
      await publishDirect(tenant, caller, blockId);
      return {};
    },
  };
};
