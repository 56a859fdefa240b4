import { lazily } from '../../../lib/lazily.tsx';

/** What developers alone see comes to them alone. */
export const LazyLookAround = lazily(() => import('./LookAround.tsx'), 'LookAround', { failed: () => null });
