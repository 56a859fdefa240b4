import { expect, test, vi } from 'vitest';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { filterOf } from '../filters/filter.ts';
import { ORDER_FILTER, ordersAddress } from './filter.ts';
import { OrderSearch } from './orders.store.ts';

test('what is looked for stands in the address and comes back from it; what does not fit is left out', () => {
  const filter = { person: 'mei2026', status: 'failed', provider: 'wellpay', from: '2026-11-28' } as const;
  const address = ordersAddress(filter);
  expect(address).toBe(
    '/ops/payments?view=all&person=mei2026&status=failed&provider=wellpay&from=2026-11-28',
  );
  expect(filterOf(ORDER_FILTER, new URL(address, 'http://x').searchParams)).toEqual(filter);
  expect(
    filterOf(ORDER_FILTER, new URLSearchParams('status=paid&provider=bank&from=monday&order=o1')),
  ).toEqual({
    order: 'o1',
  });
});

test('a day is the operator’s own, the last one wholly', async () => {
  const call = vi.fn(async () => ({ list: [], next_id: null }));
  const search = new OrderSearch({ call } as unknown as HttpCalls, {
    ...{ from: '2026-11-28', until: '2026-11-28', status: 'pending' },
  });
  search.searched.pages.open();
  await vi.waitFor(() => expect(search.searched.pages.status).toBe('end'));
  const query = {
    status: 'pending',
    from: new Date(2026, 10, 28).toISOString(),
    until: new Date(2026, 10, 29).toISOString(),
  };
  expect(call).toHaveBeenCalledWith(
    'GET /ops/api/orders',
    expect.objectContaining({ query: expect.objectContaining(query) }),
  );
});
