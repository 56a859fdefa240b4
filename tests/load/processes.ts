import { readdir, readFile } from 'node:fs/promises';

/** What a process and all that it started use. Linux alone. */
export interface Usage {
  /** Seconds of processor since their start. */
  cpu: number;
  /** Bytes, pages that several share counted once. */
  memory: number;
}

/** Ticks of `/proc` in a second. */
const TICKS = 100;

const fieldsOf = async (pid: string): Promise<string[]> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const usageOf = async (pid: string): Promise<Usage> => {
  const fields = await fieldsOf(pid);
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  return { cpu: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS, memory: kilobytes * 1024 };
};

/** Of what it started and has seen end: connections of a database come and go. */
const endedCpu = async (pid: string): Promise<number> => {
  const fields = await fieldsOf(pid);
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / TICKS;
};

/** Of this process alone, or with all below it. */
export const usage = async (pid: number, withChildren = false): Promise<Usage> => {
  const own = await usageOf(String(pid));
  if (!withChildren) return own;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children = await Promise.all(
    pids.map(async (each) => Number((await fieldsOf(each))[1]) === pid && each),
  );
  const used = await Promise.all(children.map((each) => (each ? usageOf(each) : { cpu: 0, memory: 0 })));
  const start = { cpu: own.cpu + (await endedCpu(String(pid))), memory: own.memory };
  return used.reduce((sum, { cpu, memory }) => ({ cpu: sum.cpu + cpu, memory: sum.memory + memory }), start);
};
