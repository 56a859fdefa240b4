import { parsePoints } from '@livery/contract';
import { isDay, startOfDay } from '../days.ts';

/** What stands in the address: whose, which, of what kind, how much and when. */
export interface LedgerFilter {
  account?: string | undefined;
  /** The id of a movement or its key; nothing else counts then. */
  transfer?: string | undefined;
  type?: string | undefined;
  /** Points as they are written: `100.00`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Days, the last one wholly. */
  from?: string | undefined;
  until?: string | undefined;
  /** `utc`: they are such of UTC, as a closing has them; else of the operator's own time. */
  days?: string | undefined;
}

/** In the order in which they stand in the address. */
export const LEDGER_FILTERS = ['account', 'transfer', 'type', 'min', 'max', 'from', 'until', 'days'] as const;
type Name = (typeof LEDGER_FILTERS)[number];

const PATH = '/ops/ledger';

/** What of a filter stands in an address; empty parts do not. */
export const ledgerAddress = (filter: LedgerFilter): string => {
  const parts = LEDGER_FILTERS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return parts.length === 0 ? PATH : `${PATH}?${new URLSearchParams(parts)}`;
};

const FITS: Partial<Record<Name, (value: string) => boolean>> = {
  type: (value) => /^\d{1,3}$/.test(value),
  min: (value) => parsePoints(value) !== undefined,
  max: (value) => parsePoints(value) !== undefined,
  from: isDay,
  until: isDay,
  days: (value) => value === 'utc',
};

/** Whether the call takes what was typed. */
export const fitsLedgerFilter = (name: Name, value: string): boolean =>
  value === '' || (FITS[name]?.(value) ?? true);

/** What stands in an address; what does not fit is as if it were not there. */
export const ledgerFilterOf = (query: URLSearchParams): LedgerFilter =>
  Object.fromEntries(
    LEDGER_FILTERS.flatMap((name) => {
      const value =
        query
          .get(name)
          ?.trim()
          .slice(0, name === 'transfer' ? 200 : 80) ?? '';
      return value !== '' && fitsLedgerFilter(name, value) ? [[name, value]] : [];
    }),
  );

/** As the call takes it. */
export const queryOf = ({ account, transfer, type, min, max, from, until, days }: LedgerFilter) => ({
  ...{ account, transfer },
  type: type === undefined ? undefined : Number(type),
  min: parsePoints(min ?? ''),
  max: parsePoints(max ?? ''),
  from: startOfDay(from, { isUtc: days === 'utc' }),
  until: startOfDay(until, { more: 1, isUtc: days === 'utc' }),
});
