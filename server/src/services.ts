import { createAuthService } from './domains/auth/auth.service.ts';
import type { ClosingHooks } from './domains/auth/closing/closing.service.ts';
import { findCredentials } from './domains/auth/identifiers/credentials.repository.ts';
import { createInviteOperators } from './domains/auth/invites/operators.ts';
import { createErasing } from './domains/auth/people/erasing.ts';
import { findPerson } from './domains/auth/people/people.repository.ts';
import { createPeopleOperators } from './domains/auth/people/people.service.ts';
import { createContactsService } from './domains/contacts/contacts.service.ts';
import { createDiscoverService } from './domains/discover/discover.service.ts';
import { createDiscoverEditing } from './domains/discover/editing.ts';
import { createFeatureTelling } from './domains/discover/telling.ts';
import { createEnvelopesService } from './domains/envelopes/envelopes.service.ts';
import { createEnvelopeOperators } from './domains/envelopes/operators.ts';
import { shownEnvelopes } from './domains/envelopes/shown.ts';
import { eraseMemberships, refuseClosingOfOwner } from './domains/groups/closing.ts';
import { hasDirect } from './domains/groups/groups.repository.ts';
import { createGroupsService } from './domains/groups/groups.service.ts';
import { createGroupOperators } from './domains/groups/operators.ts';
import { countGroups } from './domains/groups/ownership.repository.ts';
import { countSharedGroups } from './domains/groups/shared-groups.repository.ts';
import { countAlarms, countFrozen } from './domains/ledger/checks.repository.ts';
import { createHeads } from './domains/ledger/heads.ts';
import { sumPoints } from './domains/ledger/ledger.repository.ts';
import { createLedgerService } from './domains/ledger/ledger.service.ts';
import { userAccount } from './domains/ledger/operations.ts';
import { createTelling } from './domains/ledger/telling.ts';
import { createMaintenanceService } from './domains/maintenance/maintenance.service.ts';
import { createMediaService } from './domains/media/media.service.ts';
import { createAnnouncing } from './domains/messages/announcing.ts';
import { joinCards } from './domains/messages/cards.ts';
import { lastMessages } from './domains/messages/last-messages.ts';
import { createMessagesService } from './domains/messages/messages.service.ts';
import { createWriter } from './domains/messages/messages.writer.ts';
import { createNotices } from './domains/messages/notices.ts';
import { createPresenceService } from './domains/messages/presence/presence.service.ts';
import { createMessageOperators } from './domains/messages/retraction/operators.ts';
import { createSharedPosts } from './domains/messages/shared/shared-posts.ts';
import { createAnnouncements } from './domains/notifications/notices/announcements.ts';
import { createNoticeOperators } from './domains/notifications/notices/operators.ts';
import { createNotificationsService } from './domains/notifications/notifications.service.ts';
import { createOperatorsService } from './domains/operators/operators.service.ts';
import { settingsUnlessSet } from './domains/operators/settings/unless-set.ts';
import { bindingStateOf } from './domains/payment/bindings.repository.ts';
import { countDifferences } from './domains/payment/differences.repository.ts';
import { countWithdrawals } from './domains/payment/orders.repository.ts';
import { createPaymentService } from './domains/payment/payment.service.ts';
import { noticePublicKey } from './domains/payment/point/merchant-notices.ts';
import { createMerchantOperators } from './domains/payment/point/merchant-operators.ts';
import { countCasesAbout } from './domains/reports/cases.repository.ts';
import { createReportOperators } from './domains/reports/operators.ts';
import { countOpenReports, isPostReported } from './domains/reports/reports.repository.ts';
import { createReportsService } from './domains/reports/reports.service.ts';
import { createHashtagOperators } from './domains/search/operators.ts';
import { createSearchService } from './domains/search/search.service.ts';
import { createShareService } from './domains/share/share.service.ts';
import { findActiveAuthors } from './domains/social/authors/active-authors.repository.ts';
import { countOwnPosts } from './domains/social/authors/author-counts.repository.ts';
import { endFollowing } from './domains/social/authors/follows.repository.ts';
import { createCommentOperators } from './domains/social/comments/operators.ts';
import { countPostsToReview } from './domains/social/publishing/operators.repository.ts';
import { createPostOperators } from './domains/social/publishing/operators.ts';
import { createSocialService } from './domains/social/social.service.ts';
import { createAvatars } from './domains/users/avatars.service.ts';
import { createNotes } from './domains/users/notes.service.ts';
import { findByIds, findByNameOrId, findByUsername, holdLiving } from './domains/users/users.repository.ts';
import { createUsersService } from './domains/users/users.service.ts';
import { createWalletOperators } from './domains/wallet/operators.ts';
import { createWalletService } from './domains/wallet/wallet.service.ts';
import type { Infra } from './infra/infra.ts';
import { relayJob } from './infra/realtime/relay.ts';
import { createSetBrands } from './infra/settings/set-brands.ts';

/**
 * Builds every domain's service in the order of their dependencies.
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
  const postNotice = createNotices({ write, ...announcing });
  const groups = createGroupsService(infra, { users, notes, media, contacts, lastMessages, postNotice });
  closingHooks.announcers.push(groups.announceClosing);
  closingHooks.erasers.push(eraseMemberships);
  const messages = createMessagesService({
    write,
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
  const posts = createPostOperators(infra);
  const people = createPeopleOperators({
    sessions: auth.revoking,
    balanceOf: (tenant, id) => ledger.balanceOf(tenant, userAccount(id)),
    counting: { groups: countGroups, posts: countOwnPosts, reports: countCasesAbout },
    bindingOf: bindingStateOf,
    now,
  });
  const groupOperators = createGroupOperators({ ...infra, findPeople: findByIds });
  const erasePerson = createErasing(auth);
  const operators = createOperatorsService({
    payments: payment.operators,
    merchants: createMerchantOperators({
      ledger,
      noticeKey: (brand) => noticePublicKey(infra.config.secret, brand),
    }),
    envelopes: createEnvelopeOperators({ ledger, findPeople: findByIds }),
    groups: groupOperators,
    comments: createCommentOperators({ findUser: findByNameOrId, findPeople: findByIds }),
    hashtags: createHashtagOperators(),
    invites: createInviteOperators({ now }),
    discover: discoverEditing,
    reports: createReportOperators({
      posts,
      groups: groupOperators,
      messages: createMessageOperators(infra),
      findPeople: findByIds,
    }),
    openEvidence: async (tenant, path) =>
      (await media.openChatFile(tenant, path)) ?? media.openEvidence(tenant, path),
    people,
    notices: createNoticeOperators({ holdLiving }),
    erasePerson,
    ...{ secret: infra.config.secret, maintenance, now },
    posts,
    wallet: createWalletOperators({ ledger, findByUsername, holdLiving }),
    findPeople: findByIds,
    announcements: createAnnouncements({ jobs: infra.jobs, now }),
    unlessSet: settingsUnlessSet(infra.config),
    told: {
      features: createFeatureTelling({ ...infra, brands: setBrands, discover }),
      quotas: async ({ brand }) => setBrands.forget(brand.id),
    },
    ledger,
    jobs: infra.jobs,
    findUser: findByNameOrId,
    findPerson,
    getObject: (key) => infra.objects.get(key),
    countDifferences,
    counts: {
      ...{ countPostsToReview, countOpenReports, countWithdrawals, sumPoints, countFrozen, countAlarms },
      countWaiting: infra.jobs.countWaiting,
    },
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
    wallet,
  };
};

export type Services = ReturnType<typeof createServices>;
