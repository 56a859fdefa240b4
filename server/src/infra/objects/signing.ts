import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts with a key of their brand: what was signed for one brand is worth nothing on another. */
export interface Signer {
  sign(brand: string, purpose: 'read' | 'write', text: string): string;
  verify(brand: string, purpose: 'read' | 'write', text: string, signature: unknown): boolean;
}

export const createSigner = (secret: Buffer): Signer => {
  const keyOf = (brand: string) => createHmac('sha256', secret).update(`objects:${brand}`).digest();
  const digest = (brand: string, purpose: string, text: string) =>
    createHmac('sha256', keyOf(brand)).update(`${purpose}\n${text}`).digest();
  return {
    sign: (brand, purpose, text) => digest(brand, purpose, text).toString('base64url'),
    verify: (brand, purpose, text, signature) => {
      if (typeof signature !== 'string') return false;
      const given = Buffer.from(signature, 'base64url');
      const right = digest(brand, purpose, text);
      // Base64 has several spellings of the same bytes; only the one we gave out counts.
      return (
        given.length === right.length &&
        timingSafeEqual(given, right) &&
        given.toString('base64url') === signature
      );
    },
  };
};
