import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import type { DraftStore } from '../../draft/draft.store.ts';

/** Few come here from another application. */
export const LazyHandedChoice = lazily<'HandedChoice', { draft: DraftStore }>(
  () => import('./HandedChoice.tsx'),
  'HandedChoice',
  { failed: (retry) => overlayFailed(retry, { onClose: () => undefined }) },
);
