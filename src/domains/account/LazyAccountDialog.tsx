import { lazily } from '../../lib/lazily.tsx';
import { overlayFailed } from '../../lib/OverlayFailure.tsx';

/** Loads the dialogs' code with the first of them. */
export const LazyAccountDialog = lazily(() => import('./AccountDialog.tsx'), 'AccountDialog', {
  failed: overlayFailed,
});
