const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;
type Known = keyof typeof EXTENSIONS;

/** The server tells kinds by content; the name only says which ones to expect. */
export const pictureExtension = ({ type }: Blob): (typeof EXTENSIONS)[Known] =>
  EXTENSIONS[type as Known] ?? 'jpg';
