import { lazily } from '../../../../lib/lazily.tsx';

/** The code comes with the first file that is dragged over the page; without it the drop works as well. */
export const LazyDropHint = lazily(() => import('./RoomDropHint.tsx'), 'RoomDropHint', {
  failed: () => null,
});
