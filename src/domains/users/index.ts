export { LaterProfileEditor } from './components/LaterProfileEditor.tsx';
export { AccountGate, type LoginPrompt } from './gate.store.ts';
export { type SessionStatus, UsersStore } from './users.store.ts';
