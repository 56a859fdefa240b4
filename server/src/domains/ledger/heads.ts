import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../infra/make-folder.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { type AccountRow, listEntries } from './ledger.repository.ts';

/** Where the chain of an account stood one night. */
export interface Head {
  id: number;
  account: string;
  seq: number;
  balance: number;
  hash: string;
}

/** Heads of one night, by the ids of their accounts. */
export interface KnownHeads {
  date: string;
  heads: ReadonlyMap<number, Head>;
}

export interface Heads {
  /** Those of the newest night that there are. @throws Error where the file is not as it was written */
  newest(brand: string): Promise<KnownHeads | undefined>;
  /** Those of a night, each account's once. */
  write(brand: string, now: Date, heads: Iterable<Head>): Promise<void>;
}

const FOLDER = 'ledger-heads';
const NIGHTS_KEPT = 30;

export const headOf = ({ id, kind, owner, seq, balance, hash }: AccountRow): Head => ({
  ...{ id, account: `${kind} ${owner}`.trim() },
  ...{ seq, balance, hash: hash.toString('hex') },
});

/**
 * Keeps the heads of all chains in files, where whoever has the database does not reach: rows that are put back as a whole carry good
 * signatures, but end before the head that stands here (docs/decisions/0082). One file a brand and night, signed by its last line.
 */
export const createHeads = ({ secret, dataDir }: { secret: Buffer; dataDir: string }): Heads => {
  const folder = join(dataDir, FOLDER);
  const sign = (brand: string, lines: string): string =>
    createHmac('sha256', secret).update(`ledger-heads/${brand}\n${lines}`).digest('hex');
  const namesOf = async (brand: string): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.startsWith(`${brand}-`) && name.endsWith('.jsonl')).toSorted();
  };

  return {
    newest: async (brand) => {
      const name = (await namesOf(brand)).at(-1);
      if (name === undefined) return undefined;
      const text = await readFile(join(folder, name), 'utf8');
      const end = text.lastIndexOf('\n', text.length - 2) + 1;
      const lines = text.slice(0, end);
      const [said, right] = [text.slice(end).trim(), sign(brand, lines)].map((each) => Buffer.from(each));
      if (!said || !right || said.length !== right.length || !timingSafeEqual(said, right))
        throw new Error(`the heads of the ledger in ${name} are not as they were written`);
      const heads = lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Head);
      return {
        date: name.slice(brand.length + 1, -'.jsonl'.length),
        heads: new Map(heads.map((head) => [head.id, head])),
      };
    },

    write: async (brand, now, heads) => {
      makeFolder(folder);
      const path = join(folder, `${brand}-${now.toISOString().slice(0, 10)}.jsonl`);
      const draft = `${path}.draft`;
      const lines = Array.from(heads, (head) => `${JSON.stringify(head)}\n`).join('');
      await writeFile(draft, `${lines}${sign(brand, lines)}\n`);
      await rename(draft, path);
      for (const old of (await namesOf(brand)).slice(0, -NIGHTS_KEPT)) await rm(join(folder, old));
    },
  };
};

/** What is wrong with an account against where it stood one night; undefined where nothing is. */
export const contradictionOf = async (
  { db }: Pick<Tenant, 'db'>,
  { id, seq }: Pick<AccountRow, 'id' | 'seq'>,
  { date, heads }: KnownHeads,
): Promise<string | undefined> => {
  const head = heads.get(id);
  if (head === undefined || head.seq === 0) return undefined;
  if (seq < head.seq) return `it has fewer entries than on ${date}: it was put back`;
  const [entry] = await listEntries(db, id, { first: head.seq, last: head.seq });
  return entry?.hash.toString('hex') === head.hash
    ? undefined
    : `entry ${head.seq} is another than on ${date}`;
};
