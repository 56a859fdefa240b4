import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';

/** The code, and the encoder's, comes with the first press. */
export const LazyVoiceBar = lazily(() => import('./VoiceBar.tsx'), 'VoiceBar', { failed: overlayFailed });
