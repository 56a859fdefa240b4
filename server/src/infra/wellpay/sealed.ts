import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { canonical } from '../canonical.ts';

/** Data that somebody with the key vouches for: now, and for one use of it. */
export interface Sealed<T> {
  data: T;
  /** Milliseconds. */
  timestamp: number;
  nonce: string;
  /** HMAC-SHA256 in hexadecimal. */
  sign: string;
}

/** How far two clocks may be apart, and how long a message may be under way. */
export const SEAL_LASTS = 5 * 60_000;

/** `what` is the call that it belongs to: a message for one is none for another. */
const signOf = (key: Buffer, what: string, { data, timestamp, nonce }: Omit<Sealed<unknown>, 'sign'>) =>
  createHmac('sha256', key)
    .update([what, timestamp, nonce, canonical(data)].join('\n'))
    .digest();

/** Signs what is sent to the other side of wellpay. */
export const seal = <T>(key: Buffer, what: string, data: T, now = Date.now()): Sealed<T> => {
  const message = { data, timestamp: now, nonce: randomBytes(16).toString('hex') };
  return { ...message, sign: signOf(key, what, message).toString('hex') };
};

/** Whether somebody with the key has signed this message for this, in these minutes. */
export const isSealed = (key: Buffer, what: string, message: Sealed<unknown>, now = Date.now()): boolean => {
  const given = Buffer.from(message.sign, 'hex');
  const right = signOf(key, what, message);
  return (
    given.length === right.length &&
    timingSafeEqual(given, right) &&
    Math.abs(now - message.timestamp) <= SEAL_LASTS
  );
};
