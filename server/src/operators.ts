import type { AuthService } from './domains/auth/auth.service.ts';
import { createInviteOperators } from './domains/auth/invites/operators.ts';
import type { ErasePerson } from './domains/auth/people/erasing.ts';
import { findPerson } from './domains/auth/people/people.repository.ts';
import { createPeopleOperators } from './domains/auth/people/people.service.ts';
import type { DiscoverService } from './domains/discover/discover.service.ts';
import type { DiscoverEditing } from './domains/discover/editing.ts';
import { createFeatureTelling } from './domains/discover/telling.ts';
import { createEnvelopeOperators } from './domains/envelopes/operators.ts';
import { createGroupOperators } from './domains/groups/operators.ts';
import { countGroups } from './domains/groups/ownership.repository.ts';
import type { LedgerService } from './domains/ledger/ledger.service.ts';
import { userAccount } from './domains/ledger/operations.ts';
import type { MaintenanceService } from './domains/maintenance/maintenance.service.ts';
import type { MediaService } from './domains/media/media.service.ts';
import { createMessageOperators } from './domains/messages/retraction/operators.ts';
import { createAnnouncements } from './domains/notifications/notices/announcements.ts';
import { createNoticeOperators } from './domains/notifications/notices/operators.ts';
import { createOperatorsService } from './domains/operators/operators.service.ts';
import { settingsUnlessSet } from './domains/operators/settings/unless-set.ts';
import type { TodayService } from './domains/operators/today/today.service.ts';
import { bindingStateOf } from './domains/payment/bindings.repository.ts';
import { countDifferences } from './domains/payment/differences.repository.ts';
import type { PaymentService } from './domains/payment/payment.service.ts';
import { noticePublicKey } from './domains/payment/point/merchant-notices.ts';
import { createMerchantOperators } from './domains/payment/point/merchant-operators.ts';
import { countCasesAbout } from './domains/reports/cases.repository.ts';
import { createReportOperators } from './domains/reports/operators.ts';
import { createHashtagOperators } from './domains/search/operators.ts';
import { countOwnPosts } from './domains/social/authors/author-counts.repository.ts';
import { createCommentOperators } from './domains/social/comments/operators.ts';
import { createPostOperators } from './domains/social/publishing/operators.ts';
import { findByIds, findByNameOrId, findByUsername, holdLiving } from './domains/users/users.repository.ts';
import { createWalletOperators } from './domains/wallet/operators.ts';
import type { Infra } from './infra/infra.ts';
import type { SetBrands } from './infra/settings/set-brands.ts';

interface Below {
  auth: AuthService;
  discover: DiscoverService;
  discoverEditing: DiscoverEditing;
  erasePerson: ErasePerson;
  ledger: LedgerService;
  maintenance: MaintenanceService;
  media: MediaService;
  payment: PaymentService;
  setBrands: SetBrands;
  today: TodayService;
}

/** The services of the console, over those of everybody. */
export const createOperators = (
  infra: Infra,
  {
    auth,
    discover,
    discoverEditing,
    erasePerson,
    ledger,
    maintenance,
    media,
    payment,
    setBrands,
    today,
  }: Below,
  now: () => Date,
) => {
  const posts = createPostOperators(infra);
  const people = createPeopleOperators({
    sessions: auth.revoking,
    balanceOf: (tenant, id) => ledger.balanceOf(tenant, userAccount(id)),
    counting: { groups: countGroups, posts: countOwnPosts, reports: countCasesAbout },
    bindingOf: bindingStateOf,
    now,
  });
  const groupOperators = createGroupOperators({ ...infra, findPeople: findByIds });
  return createOperatorsService({
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
    today,
  });
};
