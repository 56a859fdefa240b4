import { lazily } from '../../../lib/lazily.tsx';

/** The start needs this domain's stores, not its forms. */
export const LaterProfileEditor = lazily(() => import('./ProfileEditor.tsx'), 'ProfileEditor');
