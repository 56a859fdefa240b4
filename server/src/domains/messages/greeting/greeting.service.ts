import { directGroupId } from '@livery/contract';
import { findSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import type { UsersService } from '../../users/users.service.ts';
import { NO_CONTENT, type Write } from '../messages.writer.ts';
import type { Tell } from '../own-telling.ts';
import { parseGreeting } from './greeting.rules.ts';

interface Dependencies {
  write: Write;
  tell: Tell;
  users: Pick<UsersService, 'byUsername' | 'takeUngreeted' | 'markGreeted'>;
  groups: Pick<GroupsService, 'createDirect'>;
}

const BATCH = 100;

/** The first message of a new account, where the operator has set one (`greeting` in the table `settings`). */
export const createGreeting = ({ write, tell, users, groups }: Dependencies) => {
  const findGreeting = async (tenant: Tenant) => {
    const stored = await findSetting(tenant.db, 'greeting');
    const greeting = parseGreeting(stored, tenant.brand.config.locale);
    const sender = greeting && (await users.byUsername(tenant, greeting.username));
    return greeting && sender && { text: greeting.text, senderId: sender.id };
  };
  type Found = NonNullable<Awaited<ReturnType<typeof findGreeting>>>;

  /** A repeat writes nothing: the client id is the person's. */
  const greet = async (tenant: Tenant, { text, senderId }: Found, userId: string): Promise<void> => {
    if (userId === senderId) return;
    const group_id = directGroupId(senderId, userId);
    await groups.createDirect(tenant.db, group_id, [senderId, userId]);
    const draft = { group_id, user_id: senderId, type: 'text', text, cid: `greeting-${userId}` };
    const stored = await write(tenant.brand.id, { ...NO_CONTENT, ...draft });
    if (stored) await tell(tenant, stored);
  };

  /** Each new account once; broken off, it goes on where it was. */
  const greetNewAccounts = async (tenant: Tenant, signal?: AbortSignal): Promise<void> => {
    while (!signal?.aborted) {
      const ids = await users.takeUngreeted(tenant, BATCH);
      if (ids.length === 0) return;
      const greeting = await findGreeting(tenant);
      for (const id of greeting ? ids : []) if (greeting) await greet(tenant, greeting, id);
      await users.markGreeted(tenant, ids);
    }
  };

  return { greetNewAccounts };
};
