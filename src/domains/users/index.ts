export { AvatarEditor } from './components/AvatarEditor.tsx';
export { NicknameForm } from './components/NicknameForm.tsx';
export { NotifySettings } from './components/NotifySettings.tsx';
export { AccountGate, type LoginPrompt } from './gate.store.ts';
export { type ProfileApi, profileApi } from './profile.api.ts';
export { ProfileForm } from './profile-form.store.ts';
export { type UsersApi, usersApi } from './users.api.ts';
export { type SessionStatus, UsersStore } from './users.store.ts';
