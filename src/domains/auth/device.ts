import { isText, storedValue } from '../../lib/storage/stored-value.ts';

const stored = storedValue<string>('device', 1, isText);

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Coarse traits of the browser: enough to tell kinds apart, too little to follow a person. */
const traits = (): string =>
  [navigator.language, navigator.platform, screen.colorDepth, new Date().getTimezoneOffset()].join('|');

let current: Promise<string> | undefined;

/** This browser's device id: made once from its traits and 128 random bits, kept over logouts, never shown. */
export const deviceId = (): Promise<string> => {
  current ??= makeDeviceId();
  return current;
};

const makeDeviceId = async (): Promise<string> => {
  const known = stored.read();
  if (known) return known;
  const random = hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
  // Web Crypto's digest exists in secure contexts only; the random part alone identifies as well.
  const digest = crypto.subtle
    ? hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits() + random)))
    : random + random;
  stored.write(digest);
  return digest;
};

/** What login calls tell the server about this browser. */
export const deviceFields = async () => ({ device_type: 'web', device_id: await deviceId() });
