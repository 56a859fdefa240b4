import { LIMITS } from '@livery/contract';
import { createAtom } from 'mobx';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { storedValue } from '../../../lib/storage/stored-value.ts';

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

const sent = storedValue<Sent>('code-sent', 1, isSent);

/** What shows whether a code was sent follows it. */
const changes = createAtom('code sent');

export const markCodeSent = (to: string, now = Date.now()): void => {
  sent.write({ to, at: now });
  changes.reportChanged();
};

/** A code is used up by the right digits: the next one is another matter. */
export const forgetCodeSent = (): void => {
  sent.clear();
  changes.reportChanged();
};

/** Whether a code went to `to` and was not used yet; observed. */
export const isCodeSent = (to: string): boolean => {
  changes.reportObserved();
  return sent.read()?.to === to;
};

/** Whole seconds until another code may go to `to`, 0 when it may go now. A clock that jumped back does not lock. */
export const secondsToResend = (to: string, now = Date.now()): number => {
  const last = sent.read();
  if (last?.to !== to || last.at > now) return 0;
  return Math.max(0, Math.ceil((last.at + LIMITS.codeResend - now) / 1000));
};

/**
 * The server refused another code for a while: one went out from another device, or this clock has jumped. True: it is
 * on its way, the countdown shows the rest. A longer pause than the one between two codes is another limit.
 */
export const noteRefusedResend = (to: string, error: unknown, now = Date.now()): boolean => {
  if (!(error instanceof ApiFailure) || error.code !== 'api.too_frequent') return false;
  const pause = Number(error.params['retry_after'] ?? 0) * 1000;
  if (!(pause > 0 && pause <= LIMITS.codeResend)) return false;
  markCodeSent(to, now + pause - LIMITS.codeResend);
  return true;
};
