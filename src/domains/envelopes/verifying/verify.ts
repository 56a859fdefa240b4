import { type EnvelopeClaim, type MessageEnvelope, shareOut, webDigest } from '@livery/contract';

/** What its seed says of an envelope; each that is false is a lie. */
export interface Proof {
  /** In the order that they are taken in. */
  shares: readonly number[];
  sum: number;
  matchesHash: boolean;
  matchesAmount: boolean;
  /** As many were taken as it says, and what was taken is what the first shares are; amounts that are not told fit. */
  matchesClaims: boolean;
}

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const ascending = (amounts: readonly number[]): number[] => amounts.toSorted((one, other) => one - other);

/** Claims of one moment have no order among themselves: as many shares from the first on are compared, whoever had which. */
const areFirstOf = (shares: readonly number[], claims: readonly EnvelopeClaim[], taken: number): boolean => {
  if (claims.length !== taken) return false;
  const told = claims.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  if (told.length < claims.length) return true;
  return String(ascending(told)) === String(ascending(shares.slice(0, told.length)));
};

/**
 * Computes the shares of an envelope whose seed is told, as docs/fairness.md says, and compares. `claims`: all of them.
 * Throws where the browser has no digests, or the shares cannot be.
 */
export const verify = async (
  { seed, seed_hash, type, amount, count, claimed_count }: MessageEnvelope,
  claims: readonly EnvelopeClaim[],
  digest = webDigest,
): Promise<Proof> => {
  const bytes = bytesOf(seed ?? '');
  const shares = await shareOut(bytes, type, amount, count, digest);
  const sum = shares.reduce((all, share) => all + share, 0);
  return {
    shares,
    sum,
    matchesHash: hexOf(await digest(bytes)) === seed_hash.toLowerCase(),
    matchesAmount: sum === amount,
    matchesClaims: areFirstOf(shares, claims, claimed_count),
  };
};
