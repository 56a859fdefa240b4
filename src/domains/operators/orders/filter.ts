import { PAYMENT_PROVIDERS, PAYMENT_STATES, type PaymentProvider, type PaymentState } from '@livery/contract';
import { startOfDay } from '../days.ts';
import { DAY, type FilterShape, filterAddress, oneOf } from '../filters/filter.ts';

/** What stands in the address: whose, which, in what state, where to and when. */
export type OrderFilter = {
  person?: string | undefined;
  /** The id of an order; nothing else counts then. */
  order?: string | undefined;
  status?: PaymentState | undefined;
  provider?: PaymentProvider | undefined;
  /** Days of the operator's own time, the last one wholly. */
  from?: string | undefined;
  until?: string | undefined;
};

export const ORDER_FILTER: FilterShape<OrderFilter> = {
  path: '/ops/payments?view=all',
  section: 'orders',
  fields: {
    person: {},
    order: {},
    status: oneOf('ops.orders.any', PAYMENT_STATES, (state) => `ops.orders.status.${state}`),
    provider: oneOf('ops.orders.any', PAYMENT_PROVIDERS, (provider) => `ops.orders.provider.${provider}`),
    from: DAY,
    until: DAY,
  },
};

export const ordersAddress = (filter: OrderFilter): string => filterAddress(ORDER_FILTER, filter);

/** As the call takes it. */
export const orderQuery = ({ from, until, ...filter }: OrderFilter) => ({
  ...filter,
  from: startOfDay(from),
  until: startOfDay(until, { more: 1 }),
});
