export { AccountGate, type LoginPrompt } from './gate.store.ts';
export { type UsersApi, usersApi } from './users.api.ts';
export { type SessionStatus, UsersStore } from './users.store.ts';
