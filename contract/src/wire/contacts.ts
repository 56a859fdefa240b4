import { type Static, Type } from 'typebox';
import { calls, Nothing, Page, Time } from './call.ts';
import { Blocked } from './group-blocks.ts';
import { Id, IdParams } from './ids.ts';
import { Person } from './users.ts';

/**
 * Somebody among my contacts. `nickname` is their own; what I call them is in `users/nicknames`. `delete_at` as of a member.
 * `update_at` moves when anything of this changes. `delete_at` and `update_at` are `@assumed`.
 */
export const Contact = Type.Object({ ...Person.properties, delete_at: Type.String(), update_at: Time });
export type Contact = Static<typeof Contact>;

/** A person as their page shows them to me: what I have to do with them. @assumed */
export const PersonDetails = Type.Object({
  ...Person.properties,
  delete_at: Type.String(),
  social_author_id: Type.String(),
  is_contact: Type.Boolean(),
  /** I have blocked them. */
  is_blocked: Type.Boolean(),
  /** A conversation with them may be opened, or is open. */
  can_message: Type.Boolean(),
  /** A conversation with them is there already, whatever has become of us. */
  has_direct: Type.Boolean(),
  shared_groups: Type.Integer(),
});
export type PersonDetails = Static<typeof PersonDetails>;

const pageQuery = Type.Object({
  next_id: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 200 })),
});

const keywordQuery = Type.Object({ keyword: Type.String({ minLength: 1, maxLength: 64 }) });
const searchErrors = ['api.contact_not_found', 'api.search_by_phone_denied'] as const;

export const contactsCalls = calls({
  /** By invite code, exactly. `api.forbidden`: the operator has switched searching for people off, here and below. @assumed */
  'GET /api/v1/contacts/search': {
    access: 'user',
    summary: 'Find a person by invite code',
    query: keywordQuery,
    result: Person,
    errors: searchErrors,
  },
  /** Exact search by account ID. `api.contact_not_found` when nobody has it. @assumed */
  'GET /api/v2/contacts/search': {
    access: 'user',
    summary: 'Find a person by account ID',
    query: keywordQuery,
    result: Person,
    errors: searchErrors,
  },
  /** In the order of their ids; the client sorts by name. */
  'GET /api/v1/users/contacts': {
    access: 'user',
    summary: 'My contacts',
    query: pageQuery,
    result: Page(Contact),
  },
  /** One-sided: nobody is asked or told. `contact` is a user id. A repeat returns the same. */
  'POST /api/v1/users/contacts': {
    access: 'user',
    summary: 'Add somebody to my contacts',
    body: Type.Object({ contact: Id }),
    result: Contact,
    errors: ['api.invalid_contact', 'api.too_much'],
  },
  'DELETE /api/v1/users/contacts/:id': {
    access: 'user',
    summary: 'Take somebody out of my contacts',
    params: IdParams,
    result: Nothing,
  },
  /** Which contacts there are, and when each last changed: whoever has them all asks for those that are newer. @assumed */
  'GET /api/v1/users/contacts/part': {
    access: 'user',
    summary: 'My contacts as ids and times',
    query: Type.Object({
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
    }),
    result: Page(Type.Object({ id: Type.String(), update_at: Time })),
  },
  /** @assumed */
  'GET /api/v1/contacts/:id': {
    access: 'user',
    summary: 'A person, and what I have to do with them',
    params: IdParams,
    result: PersonDetails,
  },
  /** People whom somebody new may know or like: who invited them first. At most twenty. @assumed */
  'GET /api/v1/contacts/suggested': {
    access: 'user',
    summary: 'People one may know',
    result: Type.Object({ list: Type.Array(Person) }),
  },
  /** Who registered with my invite code, the latest first. @assumed */
  'GET /api/v1/users/invited': {
    access: 'user',
    summary: 'Who came by my invite code',
    query: pageQuery,
    result: Page(Type.Object({ ...Person.properties, create_at: Time })),
  },
  /** The latest first. */
  'GET /api/v1/users/blocks': {
    access: 'user',
    summary: 'Whom I have blocked',
    query: pageQuery,
    result: Page(Blocked),
  },
  /** They stay out of my contacts from then on, and neither follows the other any more. `api.too_much`: five hundred are on it. A repeat returns the same. */
  'POST /api/v1/users/blocks': {
    access: 'user',
    summary: 'Block somebody',
    body: Type.Object({ block_id: Id }),
    result: Blocked,
    errors: ['api.invalid_block_id', 'api.too_much'],
  },
  'DELETE /api/v1/users/blocks/:block_id': {
    access: 'user',
    summary: 'Let somebody write to me again',
    params: Type.Object({ block_id: Id }),
    result: Nothing,
  },
});
