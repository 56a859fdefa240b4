import { parsePoints } from '@livery/contract';
import { startOfDay } from '../days.ts';
import { DAY, type FilterField, type FilterShape, filterAddress, oneOf } from '../filters/filter.ts';
import { KNOWN_TYPES } from './words.ts';

/** What stands in the address: whose, which, of what kind, how much and when. */
export type LedgerFilter = {
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
};

const POINTS: FilterField = {
  fits: (value) => parsePoints(value) !== undefined,
  wrong: 'ops.money.amount.wrong',
};

export const LEDGER_FILTER: FilterShape<LedgerFilter> = {
  path: '/ops/ledger',
  section: 'ledger',
  fields: {
    account: {},
    transfer: { most: 200 },
    type: {
      ...oneOf('ops.ledger.type.all', KNOWN_TYPES, (type) => `ops.ledger.type.${type}`),
      // One that has no name is asked for all the same.
      fits: (value) => /^\d{1,3}$/.test(value),
    },
    min: POINTS,
    max: POINTS,
    from: DAY,
    until: DAY,
    days: oneOf('ops.ledger.days.own', ['utc'], (days) => `ops.ledger.days.${days}`),
  },
};

export const ledgerAddress = (filter: LedgerFilter): string => filterAddress(LEDGER_FILTER, filter);

/** As the call takes it. */
export const queryOf = ({ account, transfer, type, min, max, from, until, days }: LedgerFilter) => ({
  ...{ account, transfer },
  type: type === undefined ? undefined : Number(type),
  min: parsePoints(min ?? ''),
  max: parsePoints(max ?? ''),
  from: startOfDay(from, { isUtc: days === 'utc' }),
  until: startOfDay(until, { more: 1, isUtc: days === 'utc' }),
});
