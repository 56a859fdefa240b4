import { LIMITS } from '@livery/contract';
import { slot } from '../../lib/storage/slot.ts';

/** When a code last went to whom: the countdown goes on after a reload. */
interface Sent {
  to: string;
  at: number;
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Sent).to === 'string' &&
  typeof (value as Sent).at === 'number';

const sent = slot<Sent>('code-sent', 1, isSent);

export const markCodeSent = (to: string, now = Date.now()): void => sent.write({ to, at: now });

/** Whole seconds until another code may go to `to`, 0 when it may go now. A clock that jumped back does not lock. */
export const secondsToResend = (to: string, now = Date.now()): number => {
  const last = sent.read();
  if (last?.to !== to || last.at > now) return 0;
  return Math.max(0, Math.ceil((last.at + LIMITS.codeResend - now) / 1000));
};
