import { loadable } from '../../../lib/loadable.ts';

/** A known post while the code of its page is on its way; needed where the first screen is a post. */
export const postPreview = loadable(async () => (await import('./PostPreview.tsx')).PostPreview);
