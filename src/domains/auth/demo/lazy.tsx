import { lazily } from '../../../lib/lazily.tsx';
import { LookAroundPlace } from './LookAroundPlace.tsx';

/** What developers alone see comes to them alone. */
export const LazyLookAround = lazily(() => import('./LookAround.tsx'), 'LookAround', {
  fallback: <LookAroundPlace />,
  failed: () => null,
});
