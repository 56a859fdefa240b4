import { EnvelopeKind } from '../points-enums.ts';

/** SHA-256, wherever the rule runs. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

/** Where the browser has it: on https and localhost. */
export const webDigest: Digest = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** A draw is made of so many bytes of a digest: as many as a number holds exactly. */
const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/** The largest amount that shares can be drawn of without one being likelier than it should. */
export const MOST_SHARED = RANGE - 1;

/** Whole numbers below a bound, each as likely as any other: of SHA-256(seed ‖ counter) what would favour some is left out. */
const drawsOf = (seed: Uint8Array, digest: Digest) => {
  let counter = 0;
  const next = async (): Promise<number> => {
    const bytes = new Uint8Array(seed.length + 4);
    bytes.set(seed);
    new DataView(bytes.buffer).setUint32(seed.length, counter);
    counter += 1;
    return (await digest(bytes)).slice(0, BYTES).reduce((value, byte) => value * 256 + byte, 0);
  };
  return async (bound: number): Promise<number> => {
    const most = RANGE - (RANGE % bound);
    for (;;) {
      const value = await next();
      if (value < most) return value % bound;
    }
  };
};

/** As equal as hundredths can be: the first ones have what cannot be divided. */
const equally = (amount: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => Math.floor(amount / count) + (place < amount % count ? 1 : 0));

/** Each between one hundredth and twice the average of what is left: so all have the same to expect, whoever comes first. */
const byLuck = async (
  amount: number,
  count: number,
  draw: (bound: number) => Promise<number>,
): Promise<number[]> => {
  const shares: number[] = [];
  let rest = amount;
  for (let left = count; left > 1; left -= 1) {
    const share = 1 + (await draw(Math.max(1, Math.floor((2 * rest) / left) - 1)));
    shares.push(share);
    rest -= share;
  }
  return [...shares, rest];
};

/**
 * The shares of an envelope in the order that they are taken in (docs/fairness.md): whole hundredths, each at least one,
 * together `amount`. Server and browser compute them by this function.
 * @param seed 32 bytes
 * @throws RangeError for less than one hundredth each, or a seed of another length
 */
export const shareOut = async (
  seed: Uint8Array,
  kind: EnvelopeKind,
  amount: number,
  count: number,
  digest: Digest = webDigest,
): Promise<number[]> => {
  const areWhole = Number.isSafeInteger(amount) && Number.isSafeInteger(count);
  if (!areWhole || count < 1 || amount < count || amount > MOST_SHARED || seed.length !== 32)
    throw new RangeError('an envelope that cannot be shared');
  return kind === EnvelopeKind.NORMAL ? equally(amount, count) : byLuck(amount, count, drawsOf(seed, digest));
};

/** Whether who drew so much of a minesweeper envelope pays for it. */
export const isMineHit = (share: number, mine: number): boolean => share % 10 === mine;

/** What a hit costs, and is held for it: the total times the odds, to the nearest hundredth. Odds have one decimal. */
export const stakeOf = (amount: number, odds: number): number =>
  Math.floor((amount * Math.round(odds * 10) + 5) / 10);
