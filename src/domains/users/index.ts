export { LaterProfileEditor } from './components/LaterProfileEditor.tsx';
export { type SessionStatus, UsersStore } from './users.store.ts';
