import { lazily } from '../../../lib/lazily.tsx';

/** What developers alone see comes to them alone. */
export const LazyLookAround = lazily(() => import('./LookAround.tsx'), 'LookAround', {
  // About as high as two rows of people: what stands above hardly moves when they come.
  fallback: <div className="mt-6 h-24" />,
  failed: () => null,
});
