export { type AccountDialogName, accountPath, parseAccountDialog, SETTINGS } from './account-route.ts';
export { LazyAccountDialog } from './LazyAccountDialog.tsx';
export { NotifySettings } from './notify/NotifySettings.tsx';
