export { LaterProfileEditor } from './components/LaterProfileEditor.tsx';
export {
  type LoginPrompt,
  LoginPromptStore,
  type PromptedAction,
} from './login-prompt.store.ts';
export { type SessionStatus, UsersStore } from './users.store.ts';
