import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProcesses, SEPARATOR, signal } from '../../server/src/infra/postgres/processes.ts';
import { roomOfSuites } from './room.ts';

/** A suite's own folder for temporary files. Processes are known to be the suite's by it, so none is left behind. */
export interface SuiteFolder {
  path: string;
  /** Ends what the suite left running, removes the folder, and returns the command lines it found. */
  remove(): Promise<string[]>;
}

export function makeSuiteFolder(): SuiteFolder {
  const path = mkdtempSync(join(roomOfSuites(), 'livery-'));
  // PostgreSQL runs as another account when this is root, and has to get in.
  chmodSync(path, 0o755);
  return {
    path,
    async remove() {
      const seen = new Map<number, string>();
      // A process that was just started shows neither arguments nor environment for a moment: every look counts.
      const find = async () => {
        const found = await processesOf(path);
        for (const { pid, command } of found) seen.set(pid, command);
        return found;
      };
      for (const name of ['SIGTERM', 'SIGKILL'] as const) {
        for (const { pid } of await find()) signal(pid, name);
        for (let poll = 0; poll < 60 && (await find()).length > 0; poll += 1) await wait(50);
      }
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
      return [...seen.values()].map((command) => command.replaceAll(SEPARATOR, ' '));
    },
  };
}

async function processesOf(folder: string) {
  const all = (await listProcesses()).filter(({ pid }) => pid !== process.pid);
  const isOurs = await Promise.all(
    all.map(async ({ pid, command }) => {
      if (command.includes(folder)) return true;
      // Readable for processes of this account alone; the others (PostgreSQL's) name the folder as an argument.
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      return environment.includes(`TMPDIR=${folder}`);
    }),
  );
  return all.filter((_, index) => isOurs[index]);
}
