import { lazily } from '../../../lib/lazily.tsx';

/** A picture of one's own, cropped to a square; where it does not come there is no way to another one. */
export const LazyPictureField = lazily(() => import('./PictureField.tsx'), 'PictureField', {
  domain: 'users',
  failed: () => null,
});
