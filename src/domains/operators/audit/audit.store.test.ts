// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { filterAddress, filterOf } from '../filters/filter.ts';
import { AUDIT_FILTER, AuditStore } from './audit.store.ts';

const filterIn = (search: string) => filterOf(AUDIT_FILTER, new URLSearchParams(search));

it.each([
  ['', {}],
  ['q=a+b&operator=ann&action=posts&from=2026-11-01&until=2026-11-28', undefined],
  ['q=&operator=%20', {}],
  ['from=yesterday&until=2026-13-77&else=x', {}],
])('reads %j from an address, and writes it back', (search, filter) => {
  const read = filterIn(search);
  if (filter) expect(read).toEqual(filter);
  const address = filterAddress(AUDIT_FILTER, read);
  expect(filterIn(address.split('?')[1] ?? '')).toEqual(read);
  if (!filter) expect(address).toBe(`/ops/audit?${search}`);
});

it('asks for whole days of the operator’s own time, the last one too', async () => {
  const http = fakeCalls({ 'GET /ops/api/audit': () => ({ list: [], next_id: null }) });
  const audit = new AuditStore(http, { operator: 'ann', from: '2026-11-30', until: '2026-11-30' });
  audit.searched.pages.open();
  await expect.poll(() => http.asked.length).toBe(1);
  const { query } = (http.asked[0]?.options ?? {}) as {
    query: { from: string; until: string; operator: string };
  };
  expect(query.operator).toBe('ann');
  expect(new Date(query.from)).toEqual(new Date(2026, 10, 30));
  expect(new Date(query.until)).toEqual(new Date(2026, 11, 1));
});
