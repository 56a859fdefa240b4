/** Every call of the server, by its name `METHOD /path`. For the server and its tests; the client reads types. */
import type { ErrorCode } from './errors.ts';
import { adminsCalls } from './wire/admins.ts';
import { authCalls } from './wire/auth.ts';
import { authorsCalls } from './wire/authors.ts';
import type { Access, CallSpec, Method, StaticOr } from './wire/call.ts';
import { commentsCalls } from './wire/comments.ts';
import { contactsCalls } from './wire/contacts.ts';
import { discoverCalls } from './wire/discover.ts';
import { envelopesCalls } from './wire/envelopes.ts';
import { feedsCalls } from './wire/feeds.ts';
import { googleCalls } from './wire/google.ts';
import { groupBlocksCalls } from './wire/group-blocks.ts';
import { groupsCalls } from './wire/groups.ts';
import { maintenanceCalls } from './wire/maintenance.ts';
import { membersCalls } from './wire/members.ts';
import { messageFilesCalls } from './wire/message-files.ts';
import { messagesCalls } from './wire/messages.ts';
import { notificationsCalls } from './wire/notifications.ts';
import { operatorsCalls } from './wire/operators.ts';
import { operatorsAccountsCalls } from './wire/operators-accounts.ts';
import { operatorsAnnouncementsCalls } from './wire/operators-announcements.ts';
import { operatorsCommentsCalls } from './wire/operators-comments.ts';
import { operatorsDiscoverCalls } from './wire/operators-discover.ts';
import { operatorsEnvelopesCalls } from './wire/operators-envelopes.ts';
import { operatorsGroupsCalls } from './wire/operators-groups.ts';
import { operatorsHashtagsCalls } from './wire/operators-hashtags.ts';
import { operatorsInvitesCalls } from './wire/operators-invites.ts';
import { operatorsLedgerCalls } from './wire/operators-ledger.ts';
import { operatorsMerchantsCalls } from './wire/operators-merchants.ts';
import { operatorsPaymentsCalls } from './wire/operators-payments.ts';
import { operatorsPeopleCalls } from './wire/operators-people.ts';
import { operatorsReportsCalls } from './wire/operators-reports.ts';
import { operatorsTodayCalls } from './wire/operators-today.ts';
import { operatorsWordsCalls } from './wire/operators-words.ts';
import { operatorsWorkCalls } from './wire/operators-work.ts';
import { paymentCalls } from './wire/payment.ts';
import { postsCalls } from './wire/posts.ts';
import { publishingCalls } from './wire/publishing.ts';
import { qrCalls } from './wire/qr.ts';
import { reportsCalls } from './wire/reports.ts';
import { searchCalls } from './wire/search.ts';
import { shareCalls } from './wire/share.ts';
import { usersCalls } from './wire/users.ts';
import { walletCalls } from './wire/wallet.ts';

export const CALLS = {
  ...adminsCalls,
  ...authCalls,
  ...authorsCalls,
  ...commentsCalls,
  ...contactsCalls,
  ...discoverCalls,
  ...envelopesCalls,
  ...feedsCalls,
  ...googleCalls,
  ...groupBlocksCalls,
  ...groupsCalls,
  ...membersCalls,
  ...messagesCalls,
  ...messageFilesCalls,
  ...notificationsCalls,
  ...operatorsCalls,
  ...operatorsPaymentsCalls,
  ...operatorsMerchantsCalls,
  ...operatorsEnvelopesCalls,
  ...operatorsLedgerCalls,
  ...operatorsPeopleCalls,
  ...operatorsDiscoverCalls,
  ...operatorsGroupsCalls,
  ...operatorsCommentsCalls,
  ...operatorsHashtagsCalls,
  ...operatorsInvitesCalls,
  ...operatorsReportsCalls,
  ...operatorsAnnouncementsCalls,
  ...operatorsTodayCalls,
  ...operatorsAccountsCalls,
  ...operatorsWordsCalls,
  ...operatorsWorkCalls,
  ...paymentCalls,
  ...postsCalls,
  ...publishingCalls,
  ...qrCalls,
  ...reportsCalls,
  ...shareCalls,
  ...searchCalls,
  ...maintenanceCalls,
  ...usersCalls,
  ...walletCalls,
};

export type Calls = typeof CALLS;
/** `METHOD /path`, as in product.md section 7; parameters of the path are written `:name`. */
export type CallName = keyof Calls;

type PartOf<N extends CallName, Part extends keyof CallSpec> = Calls[N] extends { [P in Part]: infer T }
  ? T
  : undefined;

export type ParamsOf<N extends CallName> = StaticOr<PartOf<N, 'params'>, Record<string, never>>;
export type QueryOf<N extends CallName> = StaticOr<PartOf<N, 'query'>, Record<string, never>>;
export type BodyOf<N extends CallName> = StaticOr<PartOf<N, 'body'>, undefined>;
export type ResultOf<N extends CallName> = StaticOr<PartOf<N, 'result'>, never>;
/** Calls whose body is a form with a file. */
export type FormCallName = { [N in CallName]: Calls[N] extends { form: true } ? N : never }[CallName];

/** What any call may fail with: it never came through, came in a wrong shape, or the service could not serve it. */
const ALWAYS = [
  'api.validation',
  'api.too_large',
  'api.unsupported_type',
  'api.not_found',
  'api.outdated_version',
  'api.maintenance',
  'api.unavailable',
  'api.unknown',
  'api.db_unknown',
] as const satisfies readonly ErrorCode[];

const BY_ACCESS = {
  open: [],
  guest: ['api.guest_quota', 'api.unauthorized'],
  user: ['api.unauthorized', 'api.forbidden', 'api.too_frequent'],
  reset: ['api.unauthorized', 'api.forbidden', 'api.too_frequent'],
  'ops-entry': ['api.forbidden'],
  operator: ['api.unauthorized', 'api.forbidden', 'api.too_frequent'],
} as const satisfies Record<Access, readonly ErrorCode[]>;

/** The codes that every call of an access may fail with, whatever it does. */
export const commonErrors = (access: Access): readonly ErrorCode[] => [...ALWAYS, ...BY_ACCESS[access]];

/** Every code that a call may fail with. */
export const errorsOf = ({ access, errors = [] }: CallSpec): readonly ErrorCode[] => [
  ...commonErrors(access),
  ...errors,
];

export const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);

/** @throws Error for a call that the contract does not list */
export const callSpecOf = (name: CallName): CallSpec => {
  if (!isCallName(name)) throw new Error(`${name as string} is no call of the contract`);
  return CALLS[name];
};

/** `'GET /api/v1/x'` → `['GET', '/api/v1/x']`. */
export const partsOf = (name: string): [Method, string] => name.split(' ') as [Method, string];

export type { Access, CallSpec, Method } from './wire/call.ts';
export { TODAY_KINDS, TODAY_STATES } from './wire/operators-today.ts';
export { MerchantCode, PaymentOrder, WellpayNotice } from './wire/payment.ts';
