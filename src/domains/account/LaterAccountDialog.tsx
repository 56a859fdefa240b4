import { lazily } from '../../lib/lazily.tsx';

/** The dialogs' code comes with the first of them. */
export const LaterAccountDialog = lazily(() => import('./AccountDialog.tsx'), 'AccountDialog');
