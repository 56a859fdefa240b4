import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';

/** Puts a group together, with the texts about groups. */
export const LazyCreateGroup = lazily(() => import('./CreateGroupSheet.tsx'), 'CreateGroupSheet', {
  failed: overlayFailed,
  domain: 'groups',
});
