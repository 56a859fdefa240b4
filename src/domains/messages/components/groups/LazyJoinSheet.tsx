import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';

/** What a share code leads to, with the texts about groups. */
export const LazyJoinSheet = lazily(() => import('./JoinSheet.tsx'), 'JoinSheet', {
  failed: overlayFailed,
  domain: 'groups',
});
