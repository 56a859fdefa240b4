import type { Maintenance } from '@livery/contract';
import { serverClock } from '../../lib/server-clock.ts';
import type { MaintenanceStore } from './maintenance.store.ts';

const ASK_EVERY = 15_000;
/** What a timer can wait for; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31;

/** When it ends, in milliseconds since 1970 on this device's clock; undefined while nobody knows. */
export const endOf = (maintenance: Maintenance | undefined): number | undefined => {
  const end = Date.parse(maintenance?.maintain_end ?? '');
  return Number.isNaN(end) ? undefined : serverClock.here(end);
};

/** Asks now, every 15 s and at the announced end; `onAnswer` after the first time. Returns how to stop. */
export const watchMaintenance = (store: MaintenanceStore, onAnswer: () => void): (() => void) => {
  const check = () => void store.check();
  void store.check().then(onAnswer);
  const timer = setInterval(check, ASK_EVERY);
  const left = (endOf(store.current) ?? 0) - Date.now();
  const atEnd = left > 0 && left < LONGEST_TIMER ? setTimeout(check, left) : undefined;
  return () => {
    clearInterval(timer);
    clearTimeout(atEnd);
  };
};
