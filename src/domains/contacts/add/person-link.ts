const PAGE = '/guest-page/';
const ID = /^[\w-]{1,64}$/;

/** What the QR code of a person holds: their page, which any phone's camera opens. */
export const personLink = (origin: string, id: string): string => `${origin}${PAGE}${id}`;

/** What a scanned code leads to: a person of this brand, or why to nobody. */
export type ScannedCode = { kind: 'person'; id: string } | { kind: 'elsewhere' | 'none' };

/** `elsewhere`: a person of another brand, or another site. */
export const readPersonLink = (words: string, origin: string): ScannedCode => {
  const text = words.trim();
  if (!URL.canParse(text)) return { kind: 'none' };
  const url = new URL(text);
  if (url.origin !== origin) return { kind: 'elsewhere' };
  const id = url.pathname.startsWith(PAGE) ? url.pathname.slice(PAGE.length) : '';
  return ID.test(id) ? { kind: 'person', id } : { kind: 'none' };
};
