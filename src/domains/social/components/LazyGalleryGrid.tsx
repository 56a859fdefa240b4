import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';

/** The first screen is a feed of posts; pictures side by side come with their tab. */
export const LazyGalleryGrid = lazily(() => import('./GalleryGrid.tsx'), 'GalleryGrid', {
  fallback: <GallerySkeleton />,
  failed: (retry) => <PageFailure retry={retry} />,
});
