import type { PostRefusal } from '@livery/contract';
import { ProcessError } from '../../../infra/processes/limited.ts';

/** A file that cannot be shown, whatever is tried. */
export class MediumRefused extends Error {
  override readonly name = 'MediumRefused';
  readonly reason: PostRefusal;
  constructor(reason: PostRefusal, options?: ErrorOptions) {
    super(`a medium was refused: ${reason}`, options);
    this.reason = reason;
  }
}

/** A program that gave up on a file says something of the file; one that was killed does not. */
export const refuseFinal = (cause: unknown): never => {
  if (!(cause instanceof ProcessError) || !cause.isFinal) throw cause;
  throw new MediumRefused(cause.isLate ? 'too_large' : 'unreadable', { cause });
};
