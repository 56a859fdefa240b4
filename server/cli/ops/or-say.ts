import { ApiError } from '../../src/infra/errors.ts';
import { WellpayUnreachable } from '../../src/infra/wellpay/wellpay.ts';

const UNREACHABLE = 'Wellpay does not say anything: nothing was changed. Try again later.';

/** Where `api.unavailable` says that nothing moves. */
export const NO_KEY =
  'SECRET_KEY is not the one that signs this ledger. One that no server has begun yet is begun by the next that starts: start it, then ask again.';

/** Where `api.validation` says that a list does not go on there. */
export const WRONG_NEXT = 'Write --next as it was said.';

/** Says what was refused, and returns 1. */
export const orSay = async (
  said: Partial<Record<string, string>>,
  work: () => Promise<number>,
): Promise<number> => {
  try {
    return await work();
  } catch (error) {
    const isUnreachable = error instanceof WellpayUnreachable;
    const text = error instanceof ApiError ? said[error.code] : isUnreachable ? UNREACHABLE : undefined;
    if (text === undefined) throw error;
    process.stderr.write(`${text}\n`);
    return 1;
  }
};
