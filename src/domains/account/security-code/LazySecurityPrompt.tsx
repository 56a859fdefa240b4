import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';

/** Loads the keys' code when points are first about to go. */
export const LazySecurityPrompt = lazily(() => import('./SecurityPromptDialog.tsx'), 'SecurityPromptDialog', {
  domain: 'account',
  failed: overlayFailed,
});
