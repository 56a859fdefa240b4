import { lazily } from '../../lib/lazily.tsx';
import { overlayFailed } from '../../lib/OverlayFailure.tsx';

/** The dialogs' code comes with the first of them. */
export const LazyAccountDialog = lazily(() => import('./AccountDialog.tsx'), 'AccountDialog', {
  failed: overlayFailed,
});
