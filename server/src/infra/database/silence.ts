import pg from 'pg';

/** The client's error, without a code, for a statement without a response. */
const SILENT = 'Query read timeout';
const EVENT = 'silent';

/**
 * Ends itself when a statement was left without a word: behind a proxy that failed over, the connection stays open
 * and dead, and every later borrower of it would wait again.
 */
export class SuspiciousClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]) => {
      const result = query(...given);
      if (result instanceof Promise) result.catch((error: unknown) => this.#endIfSilent(error));
      return result;
    };
    this.query = watched as typeof this.query;
  }

  #endIfSilent(error: unknown): void {
    if (!(error instanceof Error) || error.message !== SILENT) return;
    this.end().catch(() => undefined);
    this.emit(EVENT);
  }
}

/** Where one connection fell silent, idle ones are closed too. */
export const closeIdleOnSilence = (pool: pg.Pool): void => {
  const idle = new Set<pg.PoolClient>();
  pool.on('release', (_, client) => idle.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('connect', (client) =>
    (client as pg.PoolClient & NodeJS.EventEmitter).on(EVENT, () => {
      // The pool takes an idle connection out that reports an error.
      for (const each of [...idle]) each.emit('error', new Error('another connection fell silent'));
    }),
  );
};
