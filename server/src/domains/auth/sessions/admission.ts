import type { Tokens } from '@livery/contract';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { UsersService } from '../../users/users.service.ts';
import type { Account } from '../identifiers/accounts.repository.ts';
import { refuseBanned } from '../people/bans.ts';
import type { NewSession, Sessions } from './sessions.service.ts';

/** Opens a session for someone who proved to own an account; a cancelled one comes back to life. @throws api.account_banned */
export type Admit = (
  brand: string,
  db: TenantDb,
  account: Pick<Account, 'user_id' | 'delete_at'>,
  session: Omit<NewSession, 'userId'>,
) => Promise<Tokens>;

export const createAdmission =
  ({ users, sessions }: { users: UsersService; sessions: Sessions }): Admit =>
  async (brand, db, account, session) => {
    await refuseBanned(db, account.user_id);
    if (account.delete_at !== null) await users.revive(db, account.user_id);
    return sessions.open(brand, db, { userId: account.user_id, ...session });
  };
