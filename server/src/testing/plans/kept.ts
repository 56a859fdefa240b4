import pg from 'pg';
import { KEPT_PLANS } from '../../infra/database/kept-plans.ts';
import type { Statement } from '../statements.ts';

let count = 0;

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value);
};

/** A value as a statement says it; of an array each element is quoted. */
const literalOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (!Array.isArray(value)) return pg.escapeLiteral(textOf(value));
  const elementOf = (each: unknown) =>
    each === null || each === undefined ? 'null' : `"${textOf(each).replace(/["\\]/g, '\\$&')}"`;
  return pg.escapeLiteral(`{${value.map(elementOf).join(',')}}`);
};

/** Explains a statement as a connection runs it that keeps plans: by the plan for any values. Inside a transaction. */
export const explainKept = async (
  client: pg.PoolClient,
  explain: string,
  { text, values }: Statement,
): Promise<pg.QueryResult> => {
  for (const [name, value] of Object.entries(KEPT_PLANS))
    await client.query('select set_config($1, $2, true)', [name, value]);
  count += 1;
  const name = `kept${count}`;
  await client.query(`prepare ${name} as ${text}`);
  try {
    const given = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : '';
    return await client.query(`${explain} execute ${name} ${given}`);
  } finally {
    await client.query(`deallocate ${name}`).catch(() => undefined);
  }
};
