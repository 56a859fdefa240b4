export { type AccountDialogName, accountPath, parseAccountDialog, SETTINGS } from './account-route.ts';
export { LazyAccountDialog } from './LazyAccountDialog.tsx';
export { NotifySettings } from './switches/NotifySettings.tsx';
export { PrivacySettings } from './switches/PrivacySettings.tsx';
