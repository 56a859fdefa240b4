/** Families of content that are recognised by their first bytes. Text has none: it is what is left. */
export type Family = 'jpeg' | 'png' | 'gif' | 'webp' | 'mp4' | 'mp3' | 'pdf' | 'zip' | 'rar' | 'ole' | 'text';

/** Bytes that `sniff` looks at. */
export const HEAD_BYTES = 64;

const starts = (head: Buffer, bytes: string, at = 0): boolean =>
  head.subarray(at, at + bytes.length).toString('latin1') === bytes;

/** Pictures and sound in the same box format as mp4. */
const OTHER_BOXES = /^(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis|M4A |M4B |crx )$/;

const isMp4 = (head: Buffer): boolean =>
  starts(head, 'ftyp', 4) && !OTHER_BOXES.test(head.subarray(8, 12).toString('latin1'));

/** ID3 tag, or an MPEG-1/2 layer III frame header. */
const isMp3 = (head: Buffer): boolean =>
  starts(head, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 && head.length > 3);

const RECOGNISERS: [Family, (head: Buffer) => boolean][] = [
  ['jpeg', (head) => starts(head, '\xff\xd8\xff')],
  ['png', (head) => starts(head, '\x89PNG\r\n\x1a\n')],
  ['gif', (head) => starts(head, 'GIF87a') || starts(head, 'GIF89a')],
  ['webp', (head) => starts(head, 'RIFF') && starts(head, 'WEBP', 8)],
  ['mp4', isMp4],
  ['mp3', isMp3],
  ['pdf', (head) => starts(head, '%PDF-')],
  ['zip', (head) => starts(head, 'PK\x03\x04') || starts(head, 'PK\x05\x06')],
  ['rar', (head) => starts(head, 'Rar!\x1a\x07')],
  ['ole', (head) => starts(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
];

/** What the content begins like; `text` when no magic number is there, which the whole content must then confirm. */
export const sniff = (head: Buffer): Family =>
  RECOGNISERS.find(([, recognises]) => recognises(head))?.[0] ?? 'text';

const FAMILIES: Record<string, Family> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  // The same boxes under another name: phones give either name to either.
  'video/quicktime': 'mp4',
  'audio/mpeg': 'mp3',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/vnd.rar': 'rar',
  'application/msword': 'ole',
  'application/vnd.ms-excel': 'ole',
  'application/vnd.ms-powerpoint': 'ole',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'zip',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'zip',
  'text/plain; charset=utf-8': 'text',
};

/** The allowed content type that this family is; undefined when none is. */
export const typeOfFamily = (family: Family, allowed: readonly string[]): string | undefined =>
  allowed.find((type) => FAMILIES[type] === family);
