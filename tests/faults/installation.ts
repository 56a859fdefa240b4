import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../support/data-folder.ts';

/** A data folder and a few of the brands, in a temporary place. */
export interface Installation {
  dir: string;
  env: { DATA_DIR: string; BRANDS_DIR: string };
  remove(): Promise<void>;
}

export const makeInstallation = async (...brands: string[]): Promise<Installation> => {
  const { path: dir, remove } = await makeDataFolder();
  const env = { DATA_DIR: join(dir, 'data'), BRANDS_DIR: join(dir, 'brands') };
  for (const brand of brands) {
    const source = new URL(`../../brands/${brand}`, import.meta.url);
    await cp(source, join(env.BRANDS_DIR, brand), { recursive: true });
  }
  return { dir, env, remove };
};

/** Processes that this one started and that still run, by the name of their program. Linux only. */
export const childrenOf = async (parent: number, program: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return name === program && state !== 'Z' && Number(ppid) === parent ? [Number(pid)] : [];
    }),
  );
  return found.flat();
};

/** Waits until `look` finds something; the time limit is the test's own. */
export const until = async <T>(look: () => Promise<T | undefined | false>): Promise<T> => {
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
