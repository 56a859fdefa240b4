const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;
type PictureExtension = (typeof EXTENSIONS)[keyof typeof EXTENSIONS];

/** By the type that the browser gives; undefined for any other. */
export const knownExtension = ({ type }: Blob): PictureExtension | undefined =>
  EXTENSIONS[type as keyof typeof EXTENSIONS];

/** The server tells kinds by content; the name only says which ones to expect. */
export const pictureExtension = (picture: Blob): PictureExtension => knownExtension(picture) ?? 'jpg';
