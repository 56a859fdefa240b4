import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

/** `enough` for all but uploads, which have a floor of their own; `low`: logins and sign-ups only; `none`: reads alone. */
export type SpaceLevel = 'enough' | 'low' | 'none';

/** Of what uploads leave free. */
const SHARES = { low: 1 / 4, none: 1 / 16 };
const LOOK_EVERY = 1_000;

export interface FreeSpace {
  /** As measured a second ago. */
  readonly level: SpaceLevel;
  /** Bytes of the fullest of the disks. */
  readonly bytes: number;
  /** Measures now. */
  look(): Promise<void>;
  /** Measures every second. Returns how to stop it. */
  watch(): () => void;
}

export interface FreeSpaceOptions {
  /** What uploads leave free, in bytes; 0: nothing is ever refused. */
  floor: number;
  /** Bytes that the disks of objects and database still have free: the lesser of both. */
  measure: () => Promise<number>;
  log: Pick<Logger, 'warn' | 'info'>;
}

/**
 * Returns how far the disk is from full. PostgreSQL ends itself when its log cannot grow, and reads end with it: so writes
 * stop before (decisions/0032).
 */
export const createFreeSpace = ({ floor, measure, log }: FreeSpaceOptions): FreeSpace => {
  let level: SpaceLevel = 'enough';
  let bytes = Number.MAX_SAFE_INTEGER;
  const levelOf = (free: number): SpaceLevel => {
    if (free < floor * SHARES.none) return 'none';
    return free < floor * SHARES.low ? 'low' : 'enough';
  };
  const look = async () => {
    bytes = await measure();
    const now = levelOf(bytes);
    if (now === level) return;
    level = now;
    if (now === 'enough') log.info({ free: bytes }, 'writes are taken again: the disk has space');
    else log.warn({ free: bytes, level: now }, 'writes are refused: the disk is nearly full');
  };
  return {
    get level() {
      return level;
    },
    get bytes() {
      return bytes;
    },
    look,
    watch: () => {
      const onError = (err: unknown) => log.warn({ err }, 'free space cannot be measured');
      const timer = setInterval(() => look().catch(onError), LOOK_EVERY).unref();
      return () => clearInterval(timer);
    },
  };
};

/** Bytes that this account may still write there, on the fullest of the disks. */
export const freeBytes = async (folders: readonly string[]): Promise<number> => {
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
};
