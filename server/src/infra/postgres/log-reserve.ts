import type pg from 'pg';

/** Segments of 16 MB; as many as `min_wal_size` keeps. */
const SEGMENTS = 5;

/**
 * Gives PostgreSQL the disk that its log will need when nobody else has any left: segments that are there already are
 * written over, and no other program can take them. For an account that may switch segments.
 */
export const reserveLog = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from pg_ls_waldir()');
  for (let count = rows[0]?.count ?? SEGMENTS; count < SEGMENTS; count += 1) {
    // An empty segment is not switched.
    await pool.query(`select pg_logical_emit_message(false, 'reserve', '')`);
    await pool.query('select pg_switch_wal()');
  }
  await recycleLog(pool);
};

/** Has PostgreSQL write over the segments of its log that it needs no more. */
export const recycleLog = async (pool: pg.Pool): Promise<void> => {
  await pool.query('checkpoint');
};
