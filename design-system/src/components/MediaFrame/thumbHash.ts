import { thumbHashToDataURL } from 'thumbhash';

const decoded = new Map<string, string>();
const KEEP = 200;

/** The blurred stand-in of a picture as a data URL, from its ThumbHash in base64; nothing when the hash is broken. */
export function thumbHashUrl(base64: string): string | undefined {
  const known = decoded.get(base64);
  if (known) return known;
  try {
    const url = thumbHashToDataURL(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    if (decoded.size >= KEEP) decoded.clear();
    decoded.set(base64, url);
    return url;
  } catch {
    return undefined;
  }
}
