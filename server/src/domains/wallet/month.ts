import type { TimeRange } from '../ledger/log.service.ts';

const MINUTE = 60_000;

/** `2026-11` of a clock that is `zone` minutes before UTC. */
export const monthOf = (month: string, zone: number): TimeRange => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const startOf = (of: number) => new Date(Date.UTC(year, of) + zone * MINUTE);
  return { from: startOf(number - 1), to: startOf(number) };
};
