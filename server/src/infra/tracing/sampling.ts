import { createHmac } from 'node:crypto';

const RANGE = 2 ** 48;

/**
 * Which traces are kept: a share of them, and the same on every node. By a key of ours, for whoever calls chooses the id,
 * and could choose one that is kept.
 */
export const createChoice = (share: number, secret: Buffer) => {
  if (share >= 1) return () => true;
  if (share <= 0) return () => false;
  return (traceId: string): boolean =>
    createHmac('sha256', secret).update(`trace ${traceId}`).digest().readUIntBE(0, 6) / RANGE < share;
};
