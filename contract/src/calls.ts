/** Schemas of every call that the server answers. For the server, its tests and the API description. */
export * as auth from './wire/auth.ts';
export type { Access, BodyOf, CallSpec, ParamsOf, QueryOf, ResultOf } from './wire/call.ts';
export * as contacts from './wire/contacts.ts';
export * as google from './wire/google.ts';
export * as groups from './wire/groups.ts';
export * as messages from './wire/messages.ts';
export * as qr from './wire/qr.ts';
export * as social from './wire/social.ts';
export * as system from './wire/system.ts';
export * as users from './wire/users.ts';
