import { createAuthService } from './domains/auth/auth.service.ts';
import type { Leaving } from './domains/auth/closing/closing.service.ts';
import { createContactsService } from './domains/contacts/contacts.service.ts';
import { createGroupsService } from './domains/groups/groups.service.ts';
import { createMaintenanceService } from './domains/maintenance/maintenance.service.ts';
import { createMediaService } from './domains/media/media.service.ts';
import { lastMessages } from './domains/messages/last-messages.ts';
import { createMessagesService } from './domains/messages/messages.service.ts';
import { createSocialService } from './domains/social/social.service.ts';
import { createAvatars } from './domains/users/avatars.service.ts';
import { createNotes } from './domains/users/notes.service.ts';
import { createUsersService } from './domains/users/users.service.ts';
import type { Infra } from './infra/infra.ts';

/** Builds every domain's service in the order of their dependencies. */
export const createServices = (infra: Infra) => {
  const maintenance = createMaintenanceService(infra);
  const media = createMediaService(infra);
  const users = createUsersService();
  const avatars = createAvatars({ media });
  const notes = createNotes({ users });
  const leaving: Leaving = { checks: [users.holdsBack], erasers: [avatars.erase, users.erase] };
  const auth = createAuthService(infra, { users, leaving });
  const contacts = createContactsService({ users });
  leaving.erasers.push(contacts.erase);
  const groups = createGroupsService(infra, { users, lastMessages });
  const messages = createMessagesService(infra, { groups, media });
  const social = createSocialService(infra, { users });
  return { maintenance, media, users, avatars, notes, auth, contacts, groups, messages, social };
};

export type Services = ReturnType<typeof createServices>;
