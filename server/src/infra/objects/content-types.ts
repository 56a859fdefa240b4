/** Content type by the ending of a name; the closed set of what the store keeps. */
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  txt: 'text/plain; charset=utf-8',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Anything: a part of a file says nothing of what it is. */
export const OCTETS = 'application/octet-stream';
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Undefined for an ending that the store does not keep. */
export const typeOfExtension = (extension: string): string | undefined =>
  Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;

export const typeOfName = (name: string): string =>
  typeOfExtension(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? OCTETS;

/** Shown in the page; everything else is handed over as a download. */
export const isInline = (contentType: string): boolean => /^(?:image|video|audio)\//.test(contentType);
