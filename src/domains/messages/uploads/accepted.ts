import { FILE_EXTENSIONS } from '@livery/contract';

/** What the system's chooser offers of each kind, as `accept`. */
export const ACCEPTED = {
  image: 'image/*',
  video: 'video/mp4,.mp4',
  file: FILE_EXTENSIONS.map((extension) => `.${extension}`).join(','),
} as const;
