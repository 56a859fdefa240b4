import { readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { DRAFT_SUFFIX } from './cluster.ts';
import { PostgresLaunchError } from './errors.ts';
import type { Location } from './location.ts';
import { listProcesses, type RunningProcess, SEPARATOR, signal, startOfProcess } from './processes.ts';

/** Polls of 50 ms before each harder signal. A fast shutdown writes a checkpoint: it gets the longest time. */
const SIGNALS = [
  { name: 'SIGINT', polls: 600 },
  { name: 'SIGQUIT', polls: 100 },
  { name: 'SIGKILL', polls: 100 },
] as const;

/**
 * Ends what a killed server left running on this database, so that nothing writes to it beside the new one,
 * and removes a postmaster.pid that names somebody else's process.
 */
export async function clearLeftovers(location: Location, clusterName: string): Promise<void> {
  for (const { name, polls } of SIGNALS) {
    const left = await leftovers(location, clusterName);
    for (const { pid, command } of left) {
      // PostgreSQL's children follow their parent; asked to interrupt they would only cancel a statement.
      if (name !== 'SIGINT' || !command.startsWith('postgres: ')) signal(pid, name);
    }
    if (left.length === 0 || (await gone(location, clusterName, polls)))
      return removeStalePid(location.cluster);
  }
  throw new PostgresLaunchError(
    `Processes of an earlier PostgreSQL still use ${location.cluster} and do not end. Restart the machine, or end them by hand.`,
  );
}

async function gone(location: Location, clusterName: string, polls: number): Promise<boolean> {
  for (let poll = 0; poll < polls; poll += 1) {
    await wait(50);
    if ((await leftovers(location, clusterName)).length === 0) return true;
  }
  return false;
}

async function leftovers(location: Location, clusterName: string): Promise<RunningProcess[]> {
  const all = await listProcesses();
  const isOurs = ownCommand(location, clusterName);
  return all.filter(({ command }) => isOurs(command));
}

/**
 * Whole arguments alone: the path of another installation may end with ours, and one in a container of its own may be
 * the same; that one's cluster has another name.
 */
function ownCommand({ cluster }: Pick<Location, 'cluster'>, clusterName: string) {
  const argument = (text: string) => `${SEPARATOR}${text}${SEPARATOR}`;
  const folder = argument(`-D${SEPARATOR}${cluster}`);
  const name = argument(`cluster_name=${clusterName}`);
  const drafts = [`=${cluster}${DRAFT_SUFFIX}`, `${SEPARATOR}${cluster}${DRAFT_SUFFIX}`];
  return (command: string): boolean => {
    if (command.startsWith(`postgres: ${clusterName}: `)) return true;
    const program = command.split(SEPARATOR, 1)[0] ?? '';
    if (!/\/(?:postgres|initdb)$/.test(program)) return false;
    const whole = `${command}${SEPARATOR}`;
    const isServer = whole.includes(folder) && whole.includes(name);
    return isServer || drafts.some((draft) => whole.includes(draft));
  };
}

/**
 * PostgreSQL refuses to start when the number in its old pid file belongs by now to any live process of its account.
 * Where that is a PostgreSQL it decides by itself.
 */
async function removeStalePid(cluster: string): Promise<void> {
  const pid = Number.parseInt(await readFile(`${cluster}/postmaster.pid`, 'utf8').catch(() => ''), 10);
  if (Number.isNaN(pid) || (await startOfProcess(pid)) === null) return;
  const holder = (await listProcesses()).find((each) => each.pid === pid);
  if (holder && /^\S*\/postgres\b/.test(holder.command)) return;
  await rm(`${cluster}/postmaster.pid`, { force: true });
}
