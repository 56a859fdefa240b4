import type pg from 'pg';
import { JOBS_SCHEMA } from './schema.ts';

/** Of these kinds of work those of which some could be done now. */
const findDue = async (
  pool: Pick<pg.Pool, 'query'>,
  names: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select kind.name from unnest($1::text[]) as kind (name) where exists (
       select from ${JOBS_SCHEMA}.job where job.name = kind.name and job.state < 'active' and not job.blocked
         and job.start_after <= now()
     )`,
    [names],
  );
  return rows.map(({ name }) => name);
};

interface LookOptions {
  pool: Pick<pg.Pool, 'query'>;
  /** Seconds between two looks. */
  every: number;
  /** What has those look who take such work, by its name. */
  workers: ReadonlyMap<string, () => void>;
  onError(error: unknown): void;
}

/**
 * Looks for work of all kinds by one statement: workers that each ask by themselves are dozens every few seconds, for which a
 * node that nobody uses would work and take memory. Returns how to stop it.
 */
export const lookForWork = ({ pool, every, workers, onError }: LookOptions): (() => Promise<void>) => {
  let timer: NodeJS.Timeout;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    try {
      for (const name of await findDue(pool, [...workers.keys()])) workers.get(name)?.();
    } catch (error) {
      onError(error);
    }
    timer = setTimeout(again, every * 1000).unref();
  };
  const again = () => {
    looking = look();
  };
  timer = setTimeout(again, every * 1000).unref();
  return async () => {
    clearTimeout(timer);
    await looking;
    clearTimeout(timer);
  };
};
