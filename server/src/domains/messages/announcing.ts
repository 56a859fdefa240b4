import type { Message, RealtimeEvent } from '@livery/contract';
import type { Infra } from '../../infra/infra.ts';
import type { Audience } from '../../infra/pubsub/pubsub.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { memberIds } from '../groups/memberships.ts';
import { findMembersWhoCannotSee } from './audience.repository.ts';
import type { MessageRow } from './message.rows.ts';

/** Whom a message is hidden from; and where it stands, when members are asked who cannot see so far back. */
type Hidden = Pick<MessageRow, 'group_id' | 'block_user_ids'>;

/** Publishes what happened to a message to those who may see it. What an event misses is read by the calls. */
export const createAnnouncing = ({ pubsub }: Pick<Infra, 'pubsub'>) => {
  const publish = ({ brand }: Tenant, audience: Audience, event: RealtimeEvent) =>
    pubsub.publish({ brand: brand.id, audience, event });

  /** What is the same for everybody who may see the message. */
  const announce = async (tenant: Tenant, row: Hidden, event: RealtimeEvent): Promise<void> =>
    publish(tenant, await audienceOf(tenant, row), event);

  /** A new message; its quote is left out for those who may not see the quoted message. */
  const announceNew = async (
    tenant: Tenant,
    row: MessageRow,
    message: Message,
    quoted?: Hidden & { seq: number },
  ): Promise<void> => {
    const blind = quoted ? await blindTo(tenant, quoted) : [];
    if (blind.length === 0) return announce(tenant, row, { event: 'message.new', data: { message } });
    const readers = await visibleTo(tenant, row);
    const { thread: _, ...bare } = message;
    const without = new Set(blind);
    const publishNew = (message: Message, users: string[]) =>
      publish(tenant, { users }, { event: 'message.new', data: { message } });
    publishNew(
      message,
      readers.filter((id) => !without.has(id)),
    );
    publishNew(
      bare,
      readers.filter((id) => without.has(id)),
    );
  };

  /**
   * A message that nobody may have heard of, some time after it was stored: who has come since, or cleared the conversation,
   * cannot see it. Without its quote, which some may not see: the calls have it.
   */
  const announceAgain = async (tenant: Tenant, row: MessageRow, message: Message): Promise<void> => {
    const blind = new Set(await findMembersWhoCannotSee(tenant.db, row.group_id, row.seq));
    const users = (await visibleTo(tenant, row)).filter((id) => !blind.has(id));
    const event = { event: 'message.new', data: { message } } as const;
    pubsub.publish({ brand: tenant.brand.id, audience: { users }, event, again: true });
  };

  return { announce, announceNew, announceAgain };
};

export type Announcing = ReturnType<typeof createAnnouncing>;

const visibleTo = async (tenant: Tenant, { group_id, block_user_ids }: Hidden): Promise<string[]> => {
  const hidden = new Set(block_user_ids);
  return (await memberIds(tenant, group_id)).filter((id) => !hidden.has(id));
};

const audienceOf = async (tenant: Tenant, row: Hidden): Promise<Audience> =>
  row.block_user_ids.length === 0 ? { group: row.group_id } : { users: await visibleTo(tenant, row) };

/** Those who get no sight of a message: hidden from them, or sent before they came, or cleared. */
const blindTo = async ({ db }: Tenant, quoted: Hidden & { seq: number }): Promise<string[]> => [
  ...quoted.block_user_ids,
  ...(await findMembersWhoCannotSee(db, quoted.group_id, quoted.seq)),
];
