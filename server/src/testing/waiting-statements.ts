import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Resolves once so many statements of this application's database wait for a lock. */
export const untilStatementsWait = (app: TestApp, count = 1): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await app.infra.database.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows[0]?.waiting).toBe(count);
  }, 15_000);
