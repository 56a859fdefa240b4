import { createHash, createHmac } from 'node:crypto';
import type { Identifier } from './identifiers/identifier.ts';

/** Keyed and plain digests of auth. Every key belongs to one brand: nothing of one is worth anything in another. */
export interface Secrets {
  codeHash(brand: string, identifier: Identifier, code: string): Buffer;
  /** Keeps six digits from being guessed by someone who has the database alone. */
  securityDigest(brand: string, userId: string, code: string): string;
  deviceHash(brand: string, deviceId: string): Buffer;
  /** The 256 bits that follow a refresh token: asking twice returns the same. */
  next(brand: string, purpose: 'access' | 'refresh', refreshToken: string): Buffer;
}

export const createSecrets = (secret: Buffer): Secrets => {
  const digest = (brand: string, purpose: string, parts: readonly string[]): Buffer => {
    const key = createHmac('sha256', secret).update(`auth/${purpose}/${brand}`).digest();
    return createHmac('sha256', key).update(parts.join('\n')).digest();
  };
  return {
    codeHash: (brand, { mode, value }, code) => digest(brand, 'code', [mode, value, code]),
    securityDigest: (brand, userId, code) => digest(brand, 'security', [userId, code]).toString('hex'),
    deviceHash: (brand, deviceId) => digest(brand, 'device', [deviceId]),
    next: (brand, purpose, token) => digest(brand, `next-${purpose}`, [token]),
  };
};

/** Tokens hold 256 random bits: a plain digest is enough to keep them. */
export const tokenHash = (token: string | Buffer): Buffer => createHash('sha256').update(token).digest();
