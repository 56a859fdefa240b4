import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';

/** The code comes with the first file that is chosen. */
export const LazyPreviewSheet = lazily(() => import('./PreviewSheet.tsx'), 'PreviewSheet', {
  failed: overlayFailed,
});
