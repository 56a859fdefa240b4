import { type Static, Type } from 'typebox';
import { calls, Nullable, OneOf, Page, Time } from './call.ts';
import { NoticeTexts } from './operators-announcements.ts';

export const PERSON_STATES = ['all', 'banned', 'closed'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Somebody as operators list them. Addresses as operators see them who did not ask: `a***@m***.example`. */
export const OpsPerson = Type.Object({
  id: Type.String(),
  username: Type.String(),
  nickname: Type.String(),
  create_at: Time,
  /** When the account was cancelled by its owner. */
  closed_at: Nullable(Time),
  is_banned: Type.Boolean(),
  /** Null for good, and for who is not banned. */
  banned_until: Nullable(Time),
});
export type OpsPerson = Static<typeof OpsPerson>;

export const OpsIdentifier = Type.Object({
  mode: OneOf(['phone', 'email'] as const),
  value: Type.String(),
});

export const OpsPersonDetails = Type.Object({
  person: OpsPerson,
  ban_reason: Type.String(),
  type: Type.Integer(),
  can_create_group: Type.Boolean(),
  /** `backstage_memo`: what operators know of them. */
  memo: Type.String(),
  country: Type.String(),
  seen_at: Nullable(Time),
  identifiers: Type.Array(OpsIdentifier),
  has_security_code: Type.Boolean(),
  /** Their account at a provider: `locked` from the first withdrawal that went there. */
  binding: OneOf(['none', 'bound', 'locked'] as const),
  /** Hundredths of points. */
  balance: Type.Integer(),
  held: Type.Integer(),
  /** Groups they are in, posts of theirs in any state, and cases of reports about them. */
  counts: Type.Object({ groups: Type.Integer(), posts: Type.Integer(), reports: Type.Integer() }),
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      device: Type.String(),
      /** Where it was opened, or its tokens renewed last: `203.0.*.*`; empty where nobody knows. */
      address: Type.String(),
      create_at: Time,
      /** When its tokens were last renewed. */
      used_at: Time,
    }),
  ),
});
export type OpsPersonDetails = Static<typeof OpsPersonDetails>;

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) });
const Reason = Type.String({ minLength: 1, maxLength: 300 });

/** What operators see of people, and do with them. All of it is `@assumed`. */
export const operatorsPeopleCalls = calls({
  'GET /ops/api/people': {
    access: 'operator',
    right: 'people.read',
    summary:
      'People, the newest first. `q`: a whole ID, account, address or phone number, or how a name begins',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 100 })),
      state: Type.Optional(OneOf(PERSON_STATES)),
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    result: Page(OpsPerson),
  },
  'GET /ops/api/people/:id': {
    access: 'operator',
    right: 'people.read',
    summary: 'One of them, with sessions and points; addresses are masked',
    params: Id,
    result: OpsPersonDetails,
  },
  'POST /ops/api/people/:id/reveal': {
    access: 'operator',
    right: 'people.reveal',
    summary:
      'Addresses and numbers as they are, and where sessions are used. That somebody read them is written down',
    params: Id,
    body: Type.Object({ reason: Reason }),
    result: Type.Object({
      list: Type.Array(OpsIdentifier),
      sessions: Type.Array(Type.Object({ id: Type.String(), address: Type.String() })),
    }),
  },
  'POST /ops/api/people/:id/ban': {
    access: 'operator',
    right: 'people.manage',
    summary: 'Keep somebody out until then, or for good: their sessions end, and they read why',
    params: Id,
    body: Type.Object({ until: Nullable(Time), reason: Reason }),
    result: OpsPerson,
  },
  'POST /ops/api/people/:id/lift': {
    access: 'operator',
    right: 'people.manage',
    summary: 'Let somebody in again before their time',
    params: Id,
    body: Type.Object({ reason: Reason }),
    result: OpsPerson,
  },
  'POST /ops/api/people/:id/sign-out': {
    access: 'operator',
    right: 'people.manage',
    summary: 'End all sessions of somebody',
    params: Id,
    body: Type.Object({ reason: Reason }),
    result: Type.Object({ ended: Type.Integer() }),
  },
  'POST /ops/api/people/:id/sessions/:session/end': {
    access: 'operator',
    right: 'people.manage',
    summary: 'End one session of somebody; what is open there is closed at once',
    params: Type.Object({ ...Id.properties, session: Type.String({ minLength: 1, maxLength: 80 }) }),
    body: Type.Object({ reason: Reason }),
    result: Type.Object({}),
  },
  'POST /ops/api/people/:id/security-code': {
    access: 'operator',
    right: 'people.manage',
    summary:
      'Forget a security password, so that its owner can set another one; nothing is withdrawn for a while then',
    params: Id,
    body: Type.Object({ reason: Reason }),
    result: Type.Object({}),
  },
  'POST /ops/api/people/:id/unbind': {
    access: 'operator',
    right: 'money.move',
    summary: 'Let somebody bind another account at a provider, while none was paid to theirs',
    params: Id,
    body: Type.Object({ reason: Reason }),
    result: Type.Object({}),
  },
  'POST /ops/api/people/:id/notice': {
    access: 'operator',
    right: 'announcements.write',
    summary: 'Tell one person something, as a system notice. The same `notice` again is told once',
    params: Id,
    body: Type.Object({
      /** Names it. */
      notice: Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' }),
      texts: NoticeTexts,
      reason: Reason,
    }),
    result: Type.Object({}),
    errors: ['api.invalid_data'],
  },
  'POST /ops/api/people/:id/erase': {
    access: 'operator',
    right: 'people.manage',
    summary:
      'Erase somebody at once and for good; `username` is typed by who means it. `reason` of a refusal: what they still own',
    params: Id,
    body: Type.Object({ username: Type.String({ minLength: 1, maxLength: 80 }), reason: Reason }),
    result: Type.Object({}),
    errors: ['api.invalid_data'],
  },
  'POST /ops/api/people/:id/export': {
    access: 'operator',
    right: 'people.export',
    summary: 'Ask for all that is kept of somebody; that it was asked for, and why, is written down',
    params: Id,
    body: Type.Object({ reason: Reason }),
    result: Type.Object({ ticket: Type.String() }),
  },
  'GET /ops/api/people/:id/export/:ticket': {
    access: 'operator',
    right: 'people.export',
    summary: 'Fetch what one has asked for within the last minutes, as a zip that is written as it is read',
    params: Type.Object({ ...Id.properties, ticket: Type.String({ minLength: 1, maxLength: 80 }) }),
    result: Type.Unknown(),
  },
  'PUT /ops/api/people/:id': {
    access: 'operator',
    right: 'people.manage',
    summary: 'Change type, whether they may make groups, or the note about them',
    params: Id,
    body: Type.Object({
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
      can_create_group: Type.Optional(Type.Boolean()),
      memo: Type.Optional(Type.String({ maxLength: 500 })),
      reason: Reason,
    }),
    result: OpsPersonDetails,
  },
});
