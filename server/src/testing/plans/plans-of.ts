import type pg from 'pg';
import type { TenantDb } from '../../infra/database/database.ts';

/** The filled database, and rows of it to ask for. */
export interface FilledDatabase {
  db: TenantDb;
  pool: pg.Pool;
  brand: string;
  person: string;
  other: string;
  /** Has blocked fifty, and was blocked by fifty. */
  blocking: string;
  /** A conversation with 2,300 members and 100,000 messages; `member` is in it. */
  group: string;
  member: string;
  message: string;
  post: string;
  comment: string;
  /** A hundred and fifty posts, of all times. */
  posts: { id: string; author_id: string }[];
}

/** Calls a function of a repository as its service does. */
type Run = (filled: FilledDatabase) => Promise<unknown>;

type NamesOfFunctions<R> = {
  [K in keyof R]: R[K] extends (...args: never[]) => unknown ? K : never;
}[keyof R];

/**
 * How each function of a repository is called: several ways where its statement has several forms, `part` where it is
 * a piece of other statements. A function that is not named does not compile.
 */
export type Plans<R> = Record<NamesOfFunctions<R>, Run | Run[] | 'part'>;

export interface RepositoryPlans {
  repository: object;
  plans: Record<string, Run | Run[] | 'part'>;
}

export const plansOf = <R extends object>(repository: R, plans: Plans<R>): RepositoryPlans => ({
  repository,
  plans,
});

/** A page, all of its statements together: it is looked up by its rows, and read by its blocks. */
export interface PagePlan {
  page: string;
  /** Blocks. */
  most: number;
  run: Run;
}
