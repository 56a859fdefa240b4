// @vitest-environment node
import type { OpsStatement, OpsTransfer } from '@livery/contract';
import { expect, it } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { filterOf } from '../filters/filter.ts';
import { LEDGER_FILTER, ledgerAddress, queryOf } from './filter.ts';
import { LedgerSearch } from './ledger.store.ts';

const filterIn = (search: string) => filterOf(LEDGER_FILTER, new URLSearchParams(search));

it.each([
  ['', {}],
  ['account=ann12345&type=3&min=1.00&max=20.50&from=2026-11-01&until=2026-11-28', undefined],
  ['type=3&from=2026-11-01&until=2026-11-28&days=utc', undefined],
  ['transfer=gift%2F7', undefined],
  ['account=%20&type=many&min=-1&max=x&from=yesterday&until=2026-13-77&days=theirs&else=x', {}],
])('reads %j from an address, and writes it back', (search, filter) => {
  const read = filterIn(search);
  if (filter) expect(read).toEqual(filter);
  const address = ledgerAddress(read);
  expect(filterIn(address.split('?')[1] ?? '')).toEqual(read);
  if (!filter) expect(address).toBe(`/ops/ledger?${search}`);
});

it('takes days of a closing as such of UTC, the last one wholly', () => {
  const { from, until } = queryOf({ from: '2026-11-27', until: '2026-11-28', days: 'utc' });
  expect([from, until]).toEqual(['2026-11-27T00:00:00.000Z', '2026-11-29T00:00:00.000Z']);
});

const transfer = (id: string): OpsTransfer => ({
  ...{ id, key: id, type: 3, amount: 1, reference: '', remark: '', create_at: '' },
  from: { kind: 'house', owner: '', username: '' },
  to: { kind: 'fees', owner: '', username: '' },
});
const statement: OpsStatement = {
  account: { kind: 'user', owner: 'u1', username: 'ann12345' },
  ...{ opening: 0, income: 5, expense: 0, closing: 5, is_valid: true },
};

it('asks in hundredths and whole days, and keeps the statement that came with the first page', async () => {
  const answers = [
    { list: [transfer('7')], next_id: '7', statement },
    { list: [transfer('6')], next_id: null, statement: null },
  ];
  const http = fakeCalls({
    'GET /ops/api/ledger': () => answers.shift() ?? { list: [], next_id: null, statement: null },
  });
  const ledger = new LedgerSearch(http, { account: 'ann12345', min: '1.50', from: '2026-11-30', type: '31' });
  ledger.searched.pages.open();
  await expect.poll(() => ledger.searched.pages.status).toBe('ready');
  ledger.searched.pages.more();
  await expect.poll(() => ledger.searched.pages.list.map(({ id }) => id)).toEqual(['7', '6']);
  expect(ledger.statement).toMatchObject({ closing: 5 });
  const { query } = (http.asked[0]?.options ?? {}) as { query: { from: string } };
  expect(query).toMatchObject({ account: 'ann12345', min: 150, max: undefined, type: 31 });
  expect(new Date(query.from)).toEqual(new Date(2026, 10, 30));
});

it('takes the statement of who was found, not of what was typed', async () => {
  const http = fakeCalls({
    'GET /ops/api/ledger': () => ({ list: [], next_id: null, statement }),
    'GET /ops/api/ledger/statement': () => undefined,
  });
  const ledger = new LedgerSearch(http, { account: 'ann12345' });
  await ledger.save();
  ledger.searched.pages.open();
  await expect.poll(() => ledger.searched.pages.status).toBe('end');
  await ledger.save();
  expect(http.asked.map(({ call }) => call)).toEqual([
    'GET /ops/api/ledger',
    'GET /ops/api/ledger/statement',
  ]);
  expect(http.asked[1]?.options).toMatchObject({ query: { account: 'u1' } });
  expect(ledger.isSaving).toBe(false);
});

it('goes on behind a part in which nothing was found when somebody asks for it, and not by itself', async () => {
  const answers = [
    { list: [], next_id: '500', statement: null },
    { list: [], next_id: '400', statement: null },
    { list: [transfer('350')], next_id: '300', statement: null },
    { list: [], next_id: '200', statement: null },
    { list: [transfer('150')], next_id: null, statement: null },
  ];
  const http = fakeCalls({
    'GET /ops/api/ledger': () => answers.shift() ?? { list: [], next_id: null, statement: null },
  });
  const ledger = new LedgerSearch(http, {});
  const rests = async (asked: number, wanted: object) => {
    await expect.poll(() => ledger.searched.pages.status).not.toBe('loading');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { isPartial, pages } = ledger.searched;
    expect({ isPartial, ids: pages.list.map(({ id }) => id) }).toEqual(wanted);
    expect(http.asked).toHaveLength(asked);
  };
  ledger.searched.pages.open();
  await rests(1, { isPartial: true, ids: [] });
  ledger.searched.further();
  await rests(2, { isPartial: true, ids: [] });
  ledger.searched.further();
  await rests(3, { isPartial: false, ids: ['350'] });
  ledger.searched.further();
  await rests(4, { isPartial: false, ids: ['350'] });
  ledger.searched.further();
  await rests(5, { isPartial: false, ids: ['350', '150'] });
  const cursors = http.asked.map(({ options }) => (options as { query: { next_id?: string } }).query.next_id);
  expect(cursors).toEqual([undefined, '500', '400', '300', '200']);
});
