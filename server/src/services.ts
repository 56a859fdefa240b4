import { createAuthService } from './domains/auth/auth.service.ts';
import type { ClosingHooks } from './domains/auth/closing/closing.service.ts';
import { findCredentials } from './domains/auth/identifiers/credentials.repository.ts';
import { createErasing } from './domains/auth/people/erasing.ts';
import { createContactsService } from './domains/contacts/contacts.service.ts';
import { createDiscoverService } from './domains/discover/discover.service.ts';
import { createDiscoverEditing } from './domains/discover/editing.ts';
import { createEnvelopesService } from './domains/envelopes/envelopes.service.ts';
import { shownEnvelopes } from './domains/envelopes/shown.ts';
import { eraseMemberships, refuseClosingOfOwner } from './domains/groups/closing.ts';
import { hasDirect } from './domains/groups/groups.repository.ts';
import { createGroupsService } from './domains/groups/groups.service.ts';
import { countGroups } from './domains/groups/ownership.repository.ts';
import { countSharedGroups } from './domains/groups/shared-groups.repository.ts';
import { countAlarms, countFrozen } from './domains/ledger/checks.repository.ts';
import { createHeads } from './domains/ledger/heads.ts';
import { sumPoints } from './domains/ledger/ledger.repository.ts';
import { createLedgerService } from './domains/ledger/ledger.service.ts';
import { createTelling } from './domains/ledger/telling.ts';
import { createMaintenanceService } from './domains/maintenance/maintenance.service.ts';
import { createMediaService } from './domains/media/media.service.ts';
import { createAnnouncing } from './domains/messages/announcing.ts';
import { joinCards } from './domains/messages/cards.ts';
import { lastMessages } from './domains/messages/last-messages.ts';
import { createMessagesService } from './domains/messages/messages.service.ts';
import { createWriter } from './domains/messages/messages.writer.ts';
import { createNotices } from './domains/messages/notices.ts';
import { createOwnTelling } from './domains/messages/own-telling.ts';
import { createPresenceService } from './domains/messages/presence/presence.service.ts';
import { createSharedPosts } from './domains/messages/shared/shared-posts.ts';
import { createNotificationsService } from './domains/notifications/notifications.service.ts';
import { createToday } from './domains/operators/today/today.service.ts';
import { countWithdrawals } from './domains/payment/orders.repository.ts';
import { createPaymentService } from './domains/payment/payment.service.ts';
import { countOpenReports, isPostReported } from './domains/reports/reports.repository.ts';
import { createReportsService } from './domains/reports/reports.service.ts';
import { createSearchService } from './domains/search/search.service.ts';
import { createShareService } from './domains/share/share.service.ts';
import { findActiveAuthors } from './domains/social/authors/active-authors.repository.ts';
import { endFollowing } from './domains/social/authors/follows.repository.ts';
import { countPostsToReview } from './domains/social/publishing/operators.repository.ts';
import { createSocialService } from './domains/social/social.service.ts';
import { createAvatars } from './domains/users/avatars.service.ts';
import { createNotes } from './domains/users/notes.service.ts';
import { createUsersService } from './domains/users/users.service.ts';
import { createWalletService } from './domains/wallet/wallet.service.ts';
import type { Infra } from './infra/infra.ts';
import { later } from './infra/later.ts';
import { relayJob } from './infra/realtime/relay.ts';
import { createSetBrands } from './infra/settings/set-brands.ts';

/**
 * Builds every domain's service in the order of their dependencies; those of the console with the first who needs them, which on
 * most nodes nobody does.
 * @param now by which envelopes and orders end
 */
export const createServices = (infra: Infra, now: () => Date = () => new Date()) => {
  const maintenance = createMaintenanceService(infra);
  const setBrands = createSetBrands(infra);
  const media = createMediaService(infra);
  const users = createUsersService(infra, { findCredentials, countGroups });
  const avatars = createAvatars({ media });
  const notes = createNotes(infra, { users });
  const ledger = createLedgerService(
    { ...infra, tellMoved: createTelling(infra), heads: createHeads(infra.config) },
    { begins: true },
  );
  const closingHooks: ClosingHooks = {
    checks: [refuseClosingOfOwner, ledger.refuseClosingWithPoints],
    announcers: [],
    erasers: [avatars.erase, users.erase],
  };
  const auth = createAuthService(infra, { users, closingHooks });
  const { securityCodes } = auth;
  const { tellMoved } = ledger;
  const payment = createPaymentService({ ...infra, ledger, users, securityCodes, tellMoved, clock: now });
  closingHooks.checks.push(payment.refuseClosingWithPending);
  closingHooks.erasers.push(payment.erase);
  const contacts = createContactsService(infra, {
    users,
    above: { hasDirect, countSharedGroups, findActiveAuthors, endFollowing },
  });
  closingHooks.erasers.push(contacts.erase);
  const tellShared = createSharedPosts(infra);
  const social = createSocialService(infra, {
    users,
    contacts,
    media,
    above: { isPostReported, tellShared },
  });
  closingHooks.erasers.push(social.erase);
  const announcing = createAnnouncing(infra);
  const write = createWriter(infra);
  const tell = createOwnTelling(announcing);
  const postNotice = createNotices({ write, tell });
  const groups = createGroupsService(infra, { users, notes, media, contacts, lastMessages, postNotice });
  closingHooks.announcers.push(groups.announceClosing);
  closingHooks.erasers.push(eraseMemberships);
  const messages = createMessagesService({
    write,
    tell,
    postNotice,
    cards: joinCards(social.cards, groups.groupCards),
    envelopes: shownEnvelopes(now),
    users,
    groups,
    media,
    ...announcing,
  });
  const envelopes = createEnvelopesService(
    infra,
    {
      ledger,
      posting: messages,
      groups,
      users,
      securityCodes: auth.securityCodes,
      announce: announcing.announce,
    },
    now,
  );
  closingHooks.checks.push(envelopes.refuseClosingWithEnvelopes);
  const wallet = createWalletService({
    ledger,
    users,
    above: { ...payment, ...envelopes },
  });
  const notifications = createNotificationsService(infra, { contacts, groups, notes, social });
  closingHooks.erasers.push(notifications.erase);
  const presence = createPresenceService(infra);
  const reports = createReportsService({ users, groups, messages, social, media });
  const discover = createDiscoverService(infra);
  const discoverEditing = createDiscoverEditing({ jobs: infra.jobs, media, now });
  const search = createSearchService({ social });
  const share = createShareService({ users, social, groups, messages });
  const erasePerson = createErasing(auth);
  const today = createToday({
    counts: {
      ...{ countPostsToReview, countOpenReports, countWithdrawals, sumPoints, countFrozen, countAlarms },
      countWaiting: infra.jobs.countWaiting,
    },
    now,
  });
  const operators = later(async () => {
    const { createOperators } = await import('./operators.ts');
    const below = { auth, discover, discoverEditing, erasePerson, ledger, maintenance, media, payment };
    return createOperators(infra, { ...below, setBrands, today }, now);
  });
  return {
    maintenance,
    relay: relayJob(infra.pubsub),
    setBrands,
    media,
    users,
    avatars,
    notes,
    auth,
    contacts,
    discover,
    discoverEditing,
    envelopes,
    erasePerson,
    groups,
    ledger,
    messages,
    notifications,
    operators,
    payment,
    presence,
    reports,
    search,
    social,
    share,
    today,
    wallet,
  };
};

export type Services = ReturnType<typeof createServices>;
