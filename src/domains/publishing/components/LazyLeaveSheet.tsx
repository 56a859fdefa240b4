import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import type { LeaveSheetProps } from './LeaveSheet.tsx';

/** Its code comes once there is something to lose: sheets weigh as much as the rest of the page's own. */
export const LazyLeaveSheet = lazily<'LeaveSheet', LeaveSheetProps>(
  () => import('./LeaveSheet.tsx'),
  'LeaveSheet',
  { failed: (retry, { onStay }) => overlayFailed(retry, { onClose: onStay }) },
);
