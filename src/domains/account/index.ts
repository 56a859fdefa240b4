export { type AccountDialogName, accountPath, parseAccountDialog, SETTINGS } from './account-route.ts';
export { LaterAccountDialog } from './LaterAccountDialog.tsx';
export { NotifySettings } from './notify/NotifySettings.tsx';
