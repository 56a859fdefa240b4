import { lazily } from '../../../lib/lazily.tsx';

/** The first screen is a feed of posts; pictures side by side come with their tab. */
export const LaterGalleryGrid = lazily(() => import('./GalleryGrid.tsx'), 'GalleryGrid');
