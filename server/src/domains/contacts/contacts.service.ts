import type { Infra } from '../../infra/infra.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import { eraseBlocks } from './blocks.repository.ts';
import { createBlocks } from './blocks.service.ts';
import { blockedBetween, blockersOf, blocksBetween } from './blocks-between.ts';
import { eraseContacts, findAcquainted, holdLists } from './contacts.repository.ts';
import type { FactsAbove } from './facts.ts';
import { createOwnContacts } from './own-contacts.service.ts';
import { createPeople } from './people.service.ts';
import { createSearching } from './searching.service.ts';

interface Dependencies {
  users: UsersService;
  above: FactsAbove;
}

/** Who knows whom, and who wants nothing of whom. */
export const createContactsService = ({ pubsub }: Pick<Infra, 'pubsub'>, { users, above }: Dependencies) => ({
  ...createOwnContacts({ pubsub, users }),
  ...createBlocks({ pubsub, users, above }),
  ...{ blocksBetween, blockersOf, blockedBetween },
  ...createSearching({ users }),
  ...createPeople({ users, above }),

  /**
   * How many of `ids` do not have `userId` among their contacts. Whom the user added themselves counts: adding asks nobody,
   * and would lift every limit on strangers.
   */
  countStrangers: async ({ db }: Tenant, userId: string, ids: readonly string[]): Promise<number> =>
    ids.length - (await findAcquainted(db, userId, ids)).length,

  /** Neither blocks the other until the transaction ends; what is read after it is as it stands then. */
  holdBlocks: ({ db }: Pick<Tenant, 'db'>, userId: string, otherId: string): Promise<void> =>
    holdLists(db, [userId, otherId]),

  /** Takes a closed account out of everyone's contacts and blacklists, and away with its own. */
  erase: async ({ db }: Tenant, userId: string): Promise<void> => {
    await eraseContacts(db, userId);
    await eraseBlocks(db, userId);
  },
});

export type ContactsService = ReturnType<typeof createContactsService>;
