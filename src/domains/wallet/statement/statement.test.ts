// @vitest-environment node
import type { TradingLog } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { statementOf } from './statement.ts';

const log = (id: number, fields: Partial<TradingLog> = {}): TradingLog => ({
  ...{ id: String(id), type: 121, status: 'success', amount: 10_050, balance: 20_000, remark: '' },
  ...{ create_at: new Date(2026, 10, 23, 14, 33, 5).toISOString(), counterpart: null },
  ...{ envelope_id: null, order: null },
  ...fields,
});
const mallory = { id: 'm', nickname: '=HYPERLINK("x")', username: 'm', avatar: '', avatar_thumbnail: '' };

it('has every page of a month, and runs nothing that others wrote', async () => {
  const pages = [
    { list: [log(3, { amount: -200, remark: '+1, "2"' })], next_id: 'c1' },
    { list: [log(1, { type: 31, counterpart: mallory })], next_id: null },
  ];
  const call = vi.fn(async () => pages.shift());
  const writer = { text: (id: string) => id, nameOf: ({ nickname }: { nickname: string }) => nickname };
  const blob = await statementOf({ call } as unknown as HttpCalls, '2026-11', writer);
  const [head, first, second, end] = (await blob.text()).split('\r\n');
  expect(head).toMatch(/^\uFEFF?wallet\.fact\.time,/);
  expect(first).toBe(
    `2026-11-23 14:33:05,wallet.type.121,wallet.type.121,-2.00,200.00,wallet.success,,"'+1, ""2""",,3`,
  );
  expect(second).toContain(`,100.50,200.00,wallet.success,"'=HYPERLINK(""x"")",`);
  expect(end).toBe('');
  expect(call.mock.calls).toMatchObject([
    [expect.anything(), { query: { month: '2026-11', limit: 200 } }],
    [expect.anything(), { query: { next_id: 'c1' } }],
  ]);
});
