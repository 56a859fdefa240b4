import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header in which the doctor shows that it has the server's key: `<nonce>.<proof>`. */
export const DOCTOR_HEADER = 'x-doctor';

export const doctorProof = (secret: Buffer, nonce: string): string =>
  createHmac('sha256', secret).update(`doctor\n${nonce}`).digest('hex');

/** Whoever replays it learns their own address, and nothing else. */
export const isDoctor =
  (secret: Buffer) =>
  (said: unknown): boolean => {
    const [nonce = '', proof = ''] = typeof said === 'string' ? said.split('.') : [];
    const [given, right] = [Buffer.from(proof), Buffer.from(doctorProof(secret, nonce))];
    return given.length === right.length && timingSafeEqual(given, right);
  };
