import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProcesses, signal } from '../../server/src/infra/postgres/processes.ts';

/** A suite's own folder for temporary files. Processes are known to be the suite's by it, so none is left behind. */
export interface Workroom {
  folder: string;
  /** Ends what the suite left running, removes the folder, and tells the command lines it found. */
  clear(): Promise<string[]>;
}

export function openWorkroom(): Workroom {
  const folder = mkdtempSync(join(tmpdir(), 'livery-'));
  // PostgreSQL runs as another account when this is root, and has to get in.
  chmodSync(folder, 0o755);
  return {
    folder,
    async clear() {
      const left = await processesOf(folder);
      for (const name of ['SIGTERM', 'SIGKILL'] as const) {
        for (const { pid } of await processesOf(folder)) signal(pid, name);
        for (let poll = 0; poll < 60 && (await processesOf(folder)).length > 0; poll += 1) await wait(50);
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      return left.map(({ command }) => command);
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
