import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../infra/make-folder.ts';
import type { Entry } from './entries.ts';
import type { AccountRow } from './ledger.repository.ts';

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

/** Until a power cut cannot take it back. */
const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

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
        .split('\n')
        .filter((line) => line !== '')
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
      await writeFile(draft, `${lines}${sign(brand, lines)}\n`, { flush: true });
      await rename(draft, path);
      // The name is as durable as the content only when its folder is written too.
      await sync(folder);
      for (const old of (await namesOf(brand)).slice(0, -NIGHTS_KEPT)) await rm(join(folder, old));
    },
  };
};

/** Looks at entries as they come for the one that stood at the head of their account one night. */
export const watchHead = (head: Head | undefined) => {
  let hash: string | undefined;
  return {
    sees: (entries: readonly Entry[]): void => {
      hash ??= entries.find(({ seq }) => seq === head?.seq)?.hash.toString('hex');
    },
    /** What is wrong with the account, whose entries all were seen; undefined where nothing is. */
    contradictionOf: ({ seq }: Pick<AccountRow, 'seq'>, date: string | undefined): string | undefined => {
      if (head === undefined || head.seq === 0) return undefined;
      if (seq < head.seq) return `it has fewer entries than on ${date}: it was put back`;
      return hash === head.hash ? undefined : `entry ${head.seq} is another than on ${date}`;
    },
  };
};
