import { lazily } from '../../../lib/lazily.tsx';

/** What one brand alone needs comes to that one's people alone. */
export const LaterGoogleButton = lazily(() => import('./GoogleButton.tsx'), 'GoogleButton');
export const LaterGoogleCallback = lazily(() => import('./GoogleCallback.tsx'), 'GoogleCallback');
export const LaterGoogleRegistration = lazily(() => import('./GoogleRegistration.tsx'), 'GoogleRegistration');
