// @vitest-environment node
import type { TradingLog } from '@livery/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ActivityStore } from './activity.store.ts';
import { monthOf } from './months.ts';

const log = (id: number, fields: Partial<TradingLog> = {}): TradingLog => ({
  ...{ id: String(id), type: 121, status: 'success', amount: 100, balance: id * 100, remark: '' },
  ...{ create_at: new Date().toISOString(), counterpart: null, envelope_id: null, order: null },
  ...fields,
});

let server: TradingLog[];
const sums = { income: 300, expense: 0 };
/** Pages of three, as the server gives them. */
const call = vi.fn(
  async (_name: string, { query }: { query: { next_id?: string; limit: number; month?: string } }) => {
    const from = query.next_id === undefined ? 0 : server.findIndex(({ id }) => id === query.next_id) + 1;
    const list = server.slice(from, from + Math.min(3, query.limit));
    const isLast = from + list.length >= server.length;
    return {
      list,
      next_id: isLast ? null : (list.at(-1)?.id ?? null),
      ...(query.month && query.next_id === undefined && { sums }),
    };
  },
);
const http = { call } as unknown as HttpCalls;
const queries = () => call.mock.calls.map(([, { query }]) => query as Record<string, unknown>);
const ids = (store: ActivityStore) => store.list.list.map(({ id }) => Number(id));

const opened = async (): Promise<ActivityStore> => {
  const store = new ActivityStore(http);
  store.open();
  await vi.waitFor(() => expect(store.list.list.length).toBeGreaterThan(0));
  return store;
};

beforeEach(() => {
  server = [5, 4, 3, 2, 1].map((id) => log(id));
  call.mockClear();
});

describe('what is looked at', () => {
  it('is this month at first, with its sums', async () => {
    const store = await opened();
    expect(queries()).toMatchObject([{ month: monthOf(new Date()), zone: new Date().getTimezoneOffset() }]);
    expect(store.sums).toEqual(sums);
    store.list.more();
    await vi.waitFor(() => expect(ids(store)).toEqual([5, 4, 3, 2, 1]));
  });

  it('is another kind of the same month: its sums stay', async () => {
    const store = await opened();
    store.look({ kind: 'rewards', month: store.month });
    await vi.waitFor(() => expect(store.list.list).not.toEqual([]));
    expect(queries().at(-1)).toMatchObject({ type: '121,122,123,124,125,126,127,128,129' });
    expect(call).toHaveBeenCalledTimes(2);
    expect(store.sums).toEqual(sums);
  });

  it('is a kind of another month: its sums are asked for beside it', async () => {
    const store = await opened();
    store.look({ kind: 'rewards', month: store.month });
    store.look({ month: '2026-01' });
    expect(store.sums).toBeUndefined();
    await vi.waitFor(() => expect(store.sums).toEqual(sums));
    expect(queries().filter(({ month }) => month === '2026-01')).toHaveLength(2);
  });

  it('is any time: nothing is added up', async () => {
    const store = await opened();
    store.look({ month: undefined });
    await vi.waitFor(() => expect(store.list.list).not.toEqual([]));
    expect(store.sums).toBeUndefined();
  });
});

describe('something moved', () => {
  it('comes on top, what was read stays, and a state is followed', async () => {
    const store = await opened();
    store.list.more();
    await vi.waitFor(() => expect(ids(store)).toHaveLength(5));
    server = [log(6), log(5, { status: 'failed' }), ...server.slice(1)];
    store.catchUp();
    await vi.waitFor(() => expect(ids(store)).toEqual([6, 5, 4, 3, 2, 1]));
    expect(store.list.list[1]?.status).toBe('failed');
  });

  it('more than a page: it is read from the top, without a gap', async () => {
    const store = await opened();
    server = [...[9, 8, 7, 6].map((id) => log(id)), ...server];
    store.catchUp();
    await vi.waitFor(() => expect(ids(store)).toEqual([9, 8, 7]));
  });

  it('many times at once: it is asked for once more at most', async () => {
    const store = await opened();
    call.mockClear();
    for (const _ of Array(20)) store.catchUp();
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  });

  it('before anybody looked: nothing is asked', () => {
    new ActivityStore(http).catchUp();
    expect(call).not.toHaveBeenCalled();
  });

  it('while the answer is on its way somebody looked elsewhere: it is dropped', async () => {
    const store = await opened();
    store.catchUp();
    store.look({ month: undefined });
    await vi.waitFor(() => expect(store.list.status).toBe('ready'));
    expect(ids(store)).toEqual([5, 4, 3]);
  });
});
