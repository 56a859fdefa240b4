import { PAYMENT_PROVIDERS, PAYMENT_STATES, type PaymentProvider, type PaymentState } from '@livery/contract';
import { isDay, startOfDay } from '../days.ts';

/** What stands in the address: whose, which, in what state, where to and when. */
export interface OrderFilter {
  person?: string | undefined;
  /** The id of an order; nothing else counts then. */
  order?: string | undefined;
  status?: PaymentState | undefined;
  provider?: PaymentProvider | undefined;
  /** Days of the operator's own time, the last one wholly. */
  from?: string | undefined;
  until?: string | undefined;
}

/** In the order in which they stand in the address. */
export const ORDER_FILTERS = ['person', 'order', 'status', 'provider', 'from', 'until'] as const;

/** What of a filter stands in an address; empty parts do not. */
export const ordersAddress = (filter: OrderFilter): string =>
  `/ops/payments?${new URLSearchParams([
    ['view', 'all'],
    ...ORDER_FILTERS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
  ])}`;

const FITS: Partial<Record<(typeof ORDER_FILTERS)[number], (value: string) => boolean>> = {
  status: (value) => PAYMENT_STATES.some((state) => state === value),
  provider: (value) => PAYMENT_PROVIDERS.some((provider) => provider === value),
  from: isDay,
  until: isDay,
};

/** What stands in an address; what does not fit is as if it were not there. */
export const orderFilterOf = (query: URLSearchParams): OrderFilter =>
  Object.fromEntries(
    ORDER_FILTERS.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, 80) ?? '';
      return value !== '' && (FITS[name]?.(value) ?? true) ? [[name, value]] : [];
    }),
  );

/** As the call takes it. */
export const orderQuery = ({ from, until, ...filter }: OrderFilter) => ({
  ...filter,
  from: startOfDay(from),
  until: startOfDay(until, { more: 1 }),
});
