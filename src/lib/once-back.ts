import { connection } from './connection.ts';
import { isConnectionLost } from './http/failure.ts';

/** For something that is read while somebody looks: what failed without a connection is tried once more when there is one. */
export class OnceBack {
  #round = 0;
  #callOff: (() => void) | undefined;

  /** A try begins, which takes the place of any before it. Returns what to do with its error; after `stop`, nothing. */
  begin(retry: () => void): (error: unknown) => void {
    this.stop();
    const round = this.#round;
    return (error) => {
      if (round === this.#round && isConnectionLost(error)) this.#callOff = connection.onceBack(retry);
    };
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#round += 1;
    this.#callOff?.();
    this.#callOff = undefined;
  }
}
