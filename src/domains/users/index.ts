export { LaterProfileEditor } from './components/LaterProfileEditor.tsx';
export { AccountGate, type LoginPrompt } from './gate.store.ts';
export { type ProfileApi, profileApi } from './profile.api.ts';
export { type UsersApi, usersApi } from './users.api.ts';
export { type SessionStatus, UsersStore } from './users.store.ts';
