import { ApiError, required } from '../../infra/errors.ts';
import { newId, randomText } from '../../infra/ids.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { refuseBlockWords } from './block-words.ts';
import type { AccountFacts, OwnUser } from './own-user.ts';
import { type ProfileInput, parseProfile } from './profile.ts';
import {
  cancelUser,
  eraseUser,
  findById,
  findByIds,
  findByInviteCode,
  findByUsername,
  findLiving,
  findUngreeted,
  hasUsername,
  holdLiving,
  insertUser,
  markGreeted,
  reviveUser,
  storeSeen,
  type Trx,
  takeCancelled,
  type UserRow,
  updateUser,
} from './users.repository.ts';

export type { Trx, UserRow } from './users.repository.ts';

export interface NewUser {
  username: string;
  nickname: string;
  country: string;
  socialAccount: string;
  invitedBy: string | undefined;
  /** The operators' code. */
  cameBy?: string | undefined;
}

export interface UsersService {
  /** Cancelled accounts included: look at `delete_at`. */
  byId(tenant: Tenant, id: string): Promise<UserRow | undefined>;
  /** In no order; unknown ids are left out, cancelled accounts included. */
  byIds(tenant: Tenant, ids: readonly string[]): Promise<UserRow[]>;
  /** Whether the account is not cancelled; until the transaction of `db` ends it cannot be. */
  holdLiving(tenant: Pick<Tenant, 'db'>, id: string): Promise<boolean>;
  /** By account ID without case; cancelled accounts are not found. */
  byUsername(tenant: Tenant, username: string): Promise<UserRow | undefined>;
  /** By invite code without case; cancelled accounts are not found. */
  byInviteCode(tenant: Tenant, code: string): Promise<UserRow | undefined>;
  /** The person whose invite code this is. @throws api.invalid_invite_code */
  inviter(tenant: Tenant, code: string): Promise<string>;
  /** What the caller may see of themselves. @throws api.unauthorized when the account is gone */
  me(tenant: Tenant, caller: Caller): Promise<OwnUser>;
  /** Changes what is given. @throws api.validation, api.block_word */
  updateMe(tenant: Tenant, caller: Caller, input: ProfileInput): Promise<OwnUser>;
  /** New accounts that nobody has greeted yet. */
  takeUngreeted(tenant: Pick<Tenant, 'db'>, limit: number): Promise<string[]>;
  markGreeted(tenant: Pick<Tenant, 'db'>, ids: readonly string[]): Promise<void>;
  /** Keeps when people were last here. Nothing is kept of who hides it. */
  storeSeen(tenant: Pick<Tenant, 'db'>, seen: ReadonlyMap<string, Date>): Promise<void>;
  /** Takes the cancellation of an account back. */
  revive(db: Tenant['db'], id: string): Promise<void>;
  cancel(db: Tenant['db'], id: string): Promise<void>;
  /** Ids of accounts cancelled before `time` and not erased yet, locked in the transaction of `db`. */
  takeCancelled(db: Tenant['db'], time: Date, limit: number): Promise<string[]>;
  /** Takes the person out of a cancelled account's row. */
  erase(tenant: Tenant, id: string): Promise<void>;
  /** @throws api.data_exists when the account ID is taken */
  create(trx: Trx, user: NewUser): Promise<UserRow>;
}

const INVITE_CODE_LENGTH = 7;
const INVITE_CODE_TRIES = 5;

export const createUsersService = (
  { pubsub }: Pick<Infra, 'pubsub'>,
  { findCredentials, countGroups }: AccountFacts,
): UsersService => {
  /** Presence of this person is no longer published. */
  const announceHidden = ({ brand }: Tenant, user_id: string) =>
    pubsub.publish({
      brand: brand.id,
      audience: { watching: user_id },
      event: { event: 'presence.changed', data: { user_id, online: false, seen_at: null } },
    });

  const me: UsersService['me'] = async ({ db }, { userId }) => {
    const [row, credentials, group_count] = await Promise.all([
      findLiving(db, userId),
      findCredentials(db, userId),
      countGroups(db, userId),
    ]);
    return { ...required(row, 'api.unauthorized'), ...credentials, group_count };
  };
  return {
    byId: ({ db }, id) => findById(db, id),
    byIds: async ({ db }, ids) => (ids.length === 0 ? [] : findByIds(db, ids)),
    byUsername: ({ db }, username) => findByUsername(db, username),
    byInviteCode: ({ db }, code) => findByInviteCode(db, code),
    inviter: async ({ db }, code) => required(await findByInviteCode(db, code), 'api.invalid_invite_code').id,
    me,
    updateMe: async (tenant, caller, input) => {
      const change = await parseProfile(tenant.brand, input);
      for (const text of [change.nickname, change.bio]) if (text) await refuseBlockWords(tenant, text);
      if (Object.keys(change).length > 0) await updateUser(tenant.db, caller.userId, change);
      if (change.presence === false) announceHidden(tenant, caller.userId);
      return me(tenant, caller);
    },
    holdLiving: ({ db }, id) => holdLiving(db, id),
    cancel: cancelUser,
    takeCancelled,
    takeUngreeted: ({ db }, limit) => findUngreeted(db, limit),
    markGreeted: ({ db }, ids) => markGreeted(db, ids),
    storeSeen: ({ db }, seen) => storeSeen(db, seen),
    erase: ({ db }, id) => eraseUser(db, id),
    revive: reviveUser,
    create,
  };
};

const create: UsersService['create'] = async (trx, user) => {
  for (let attempt = 0; attempt < INVITE_CODE_TRIES; attempt += 1) {
    const row = await insertUser(trx, {
      id: newId(),
      username: user.username,
      nickname: user.nickname,
      country: user.country,
      social_account: user.socialAccount,
      invite_code: randomText(INVITE_CODE_LENGTH),
      invited_by: user.invitedBy ?? null,
      came_by: user.cameBy ?? null,
      greeted: false,
    });
    if (row) return row;
    if (await hasUsername(trx, user.username)) throw new ApiError('api.data_exists');
  }
  throw new Error('no free invite code was found');
};
