import { parseArgs } from 'node:util';
import type pg from 'pg';
import { insertAudit } from '../../src/infra/audit/audit.repository.ts';
import { brandsIn } from '../../src/infra/backup/shape.ts';
import { connectClient } from '../../src/infra/database/connect.ts';
import { openDatabase } from '../../src/infra/database/database.ts';
import { PARTED_BY, type PartedTable, type Wanted } from '../../src/infra/partitions/parted-tables.ts';
import {
  type Done,
  dropOld,
  giveUp,
  lookAt,
  type Outlook,
  partition,
} from '../../src/infra/partitions/partitioning.ts';
import type { Tell } from '../../src/infra/partitions/rows.ts';
import { UsageError } from '../brand/usage.ts';
import { withInstallation } from './installation.ts';

const OPTIONS = {
  brand: { type: 'string' },
  parts: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'drop-old': { type: 'boolean', default: false },
  cancel: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const MOST = 256;
/** Milliseconds between two lines that say how far it is. */
const TELL_EVERY = 2_000;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
type Work = (client: pg.ClientBase, wanted: Wanted) => Promise<Done | Outlook>;

/** @throws UsageError */
const readOrder = (args: string[]): { table: PartedTable; parts: number; values: Values } => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [table = '', ...more] = positionals;
  if (!Object.hasOwn(PARTED_BY, table) || more.length > 0)
    throw new UsageError(`Name a table: ${Object.keys(PARTED_BY).join(' or ')}.`);
  const isDone = values['drop-old'] || values.cancel;
  const parts = Number(values.parts ?? (isDone ? 1 : ''));
  if (!Number.isInteger(parts) || parts < 1 || parts > MOST)
    throw new UsageError(`Say how many parts: --parts 16, at most ${MOST}; --parts 1 is one table again.`);
  return { table: table as PartedTable, parts, values };
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const partsOf = (parts: number): string => (parts === 1 ? 'one table' : `${parts} parts`);

const sayOutlook = ({
  brand,
  table,
  parts,
  wanted,
  rows,
  bytes,
  indexes,
  underWay,
  before,
}: Outlook): string =>
  [
    `${brand}: ${table} is ${partsOf(parts)}, about ${Math.round(rows)} rows, ${megabytes(bytes)} with ${indexes} indexes.`,
    ...(underWay === undefined ? [] : [`A copy to ${partsOf(underWay)} is under way.`]),
    ...(before === undefined ? [] : [`What it was before takes ${megabytes(before)}: --drop-old.`]),
    parts === wanted
      ? 'Nothing is to be done.'
      : `It would become ${partsOf(wanted)}: ${megabytes(bytes)} of the disk until --drop-old, while people read and write.`,
  ].join(' ');

const sayDone = ({ brand, table, parts, did, rows }: Done): string => {
  if (did === 'exchanged')
    return `${brand}: ${table} is ${partsOf(parts)} now; ${rows} rows were the same. What it was before stays until --drop-old.`;
  if (did === 'cancelled') return `${brand}: the copy of ${table} is gone.`;
  if (did === 'dropped') return `${brand}: what ${table} was before is gone.`;
  return `${brand}: nothing is to be done; ${table} is ${partsOf(parts)}.`;
};

const teller = ({ brand, table }: Wanted): Tell => {
  let told = performance.now();
  return (what, rows) => {
    if (performance.now() - told < TELL_EVERY) return;
    told = performance.now();
    process.stderr.write(`${brand}: ${table}: ${rows} rows are ${what}\n`);
  };
};

const workOf = (values: Values): Work => {
  if (values['dry-run']) return lookAt;
  if (values['drop-old']) return dropOld;
  if (values.cancel) return giveUp;
  return (client, wanted) => partition(client, wanted, teller(wanted));
};

const note = async (
  url: string,
  operator: string,
  { brand, table, parts, did, rows }: Done,
): Promise<void> => {
  if (did === 'nothing') return;
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined });
  const entry = { operator, action: `partition.${did}`, target: table, reason: '', after: { parts, rows } };
  await insertAudit(database.tenant(brand), entry).finally(() => database.close());
};

/** `partition messages|timelines`. @throws UsageError, PartitionError */
export const partitionCommand = (args: string[]): Promise<number> => {
  const { table, parts, values } = readOrder(args);
  const work = workOf(values);
  return withInstallation(async ({ url, operator }) => {
    const client = await connectClient(url);
    try {
      const known = await brandsIn(client);
      const missing = values.brand !== undefined && !known.includes(values.brand);
      if (missing) throw new UsageError(`The database has no brand "${values.brand}".`);
      const said: (Done | Outlook)[] = [];
      for (const brand of values.brand ? [values.brand] : known) {
        const result = await work(client, { brand, table, parts });
        if ('did' in result) await note(url, operator, result);
        if (!values.json) process.stdout.write(`${'did' in result ? sayDone(result) : sayOutlook(result)}\n`);
        said.push(result);
      }
      if (values.json) process.stdout.write(`${JSON.stringify(said)}\n`);
      return 0;
    } finally {
      await client.end();
    }
  });
};
