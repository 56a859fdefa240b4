import { createAuthService } from './domains/auth/auth.service.ts';
import { createContactsService } from './domains/contacts/contacts.service.ts';
import { createGroupsService } from './domains/groups/groups.service.ts';
import { createMaintenanceService } from './domains/maintenance/maintenance.service.ts';
import { createMediaService } from './domains/media/media.service.ts';
import { createMessagesService } from './domains/messages/messages.service.ts';
import { createSocialService } from './domains/social/social.service.ts';
import { createUsersService } from './domains/users/users.service.ts';
import type { Infra } from './infra/infra.ts';

/** Builds every domain's service in the order of their dependencies. */
export const createServices = (infra: Infra) => {
  const maintenance = createMaintenanceService(infra);
  const media = createMediaService(infra);
  const users = createUsersService();
  const auth = createAuthService(infra, { users });
  const contacts = createContactsService({ users });
  const groups = createGroupsService(infra, { users });
  const messages = createMessagesService(infra, { groups, media });
  const social = createSocialService(infra, { users });
  return { maintenance, media, users, auth, contacts, groups, messages, social };
};

export type Services = ReturnType<typeof createServices>;
