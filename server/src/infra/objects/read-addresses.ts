import { brandOf, requireKey, withoutBrand } from './keys.ts';
import type { Signer } from './signing.ts';

const textOf = (path: string, expiry: number | string): string => `${path}\n${expiry}`;

/** Same-origin addresses that read one object until they expire, whatever store it is in. */
export const createReadAddresses = (signer: Signer) => ({
  /** `lifetime` in seconds. */
  signedUrl: (key: string, lifetime: number): string => {
    const path = withoutBrand(requireKey(key));
    const expiry = Math.floor(Date.now() / 1000) + lifetime;
    const signature = signer.sign(brandOf(key), 'read', textOf(path, expiry));
    return `/objects/signed/${path}?e=${expiry}&s=${signature}`;
  },

  /** Whether `signedUrl` made this address for this brand, and it has not expired. */
  verifyUrl: (brand: string, path: string, { e, s }: { e?: unknown; s?: unknown }): boolean =>
    typeof e === 'string' &&
    /^\d{1,12}$/.test(e) &&
    signer.verify(brand, 'read', textOf(path, e), s) &&
    Number(e) * 1000 >= Date.now(),
});
