import { Type } from 'typebox';
import { createRegistry } from '../../brand/brand.registry.ts';
import type { Brand } from '../../brand/brand.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { defineJob, type Job } from './job.ts';
import { createJobs } from './jobs.ts';

/** Brands as far as jobs look at them. */
const brandOf = (id: string) => ({ id, config: { hosts: [] } }) as unknown as Brand;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What tests of jobs run: it carries a word. */
export const wordJob = (run: (word: string, brand: string) => Promise<void>, name = 'test.word') =>
  defineJob({
    name,
    payload: Type.Object({ word: Type.String({ minLength: 1 }) }),
    retryDelay: 0,
    run: ({ brand }, { word }) => run(word, brand.id),
  });

export interface JobNode {
  database: Database;
  jobs: ReturnType<typeof createJobs>;
  stop(): Promise<void>;
}

/** One node of several on a database, with a pool of its own. */
export const openNode = (
  url: string,
  definitions: readonly Job[],
  // A start takes as long as a busy machine lets it.
  { pollingSeconds = 0.5, startWithin = 60_000 } = {},
): JobNode => {
  const database = openDatabase({ url, poolSize: 5, onError: () => undefined });
  const brands = createRegistry(['aurora', 'lotus'].map(brandOf));
  const jobs = createJobs({ database, brands, log: silent, pollingSeconds, startWithin }, () => definitions);
  return {
    database,
    jobs,
    stop: async () => {
      await jobs.stop();
      await database.close();
    },
  };
};
