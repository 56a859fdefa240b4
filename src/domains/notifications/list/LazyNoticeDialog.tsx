import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import type { NoticeDialogProps } from './NoticeDialog.tsx';

/** Few rows are notices: a dialog comes with the first that is read. */
export const LazyNoticeDialog = lazily<'NoticeDialog', NoticeDialogProps>(
  () => import('./NoticeDialog.tsx'),
  'NoticeDialog',
  { failed: (retry, { onClose }) => overlayFailed(retry, { onClose }) },
);
