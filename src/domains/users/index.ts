export { LazyProfileEditor } from './components/LazyProfileEditor.tsx';
export { type SessionStatus, UsersStore } from './users.store.ts';
