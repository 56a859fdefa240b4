export { isCancelled } from './cancelled.ts';
export { LazyPictureField } from './components/LazyPictureField.tsx';
export { LazyProfileEditor } from './components/LazyProfileEditor.tsx';
export { type Named, nicknames } from './nicknames.store.ts';
export { useNameOf } from './useNameOf.ts';
export { type SessionStatus, UsersStore } from './users.store.ts';
