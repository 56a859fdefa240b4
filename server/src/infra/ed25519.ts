import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** PKCS #8 of a private key before its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_LENGTH = 32;

/** The private key that these 32 bytes are. */
export const signingKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

/** Its public key in base64url: what others verify with. */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'jwk' }).x ?? '';

/** Undefined for what is no public key. */
const publicKeyOf = (text: string): KeyObject | undefined => {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });
  } catch {
    return undefined;
  }
};

export const isPublicText = (text: string): boolean =>
  /^[\w-]+$/.test(text) &&
  Buffer.from(text, 'base64url').length === KEY_LENGTH &&
  publicKeyOf(text) !== undefined;

/** In base64url. */
export const signText = (key: KeyObject, text: string): string =>
  sign(null, Buffer.from(text), key).toString('base64url');

export const isSignedBy = (publicText: string, text: string, signature: string): boolean => {
  const key = publicKeyOf(publicText);
  return key !== undefined && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
};
