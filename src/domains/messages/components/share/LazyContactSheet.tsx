import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';

/** Picks people, with the texts about groups. */
export const LazyContactSheet = lazily(() => import('./ContactSheet.tsx'), 'ContactSheet', {
  failed: overlayFailed,
  domain: 'groups',
});
