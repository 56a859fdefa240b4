// @vitest-environment node
import type { WalletBalance } from '@livery/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { BalanceStore } from './balance.store.ts';

vi.stubGlobal('addEventListener', () => undefined);

const of = (balance: number): WalletBalance => ({
  ...{ sign_valid: true, balance, held: 0, available: balance, pending: 0, holds: [] },
});
const call = vi.fn<(name: string, options: object) => Promise<WalletBalance>>();
const store = () => new BalanceStore({ call } as unknown as HttpCalls);

beforeEach(() => call.mockReset());

it('is asked for when somebody looks, and again when it moved', async () => {
  call.mockResolvedValueOnce(of(100)).mockResolvedValueOnce(of(250));
  const balance = store();
  balance.catchUp();
  expect(call).not.toHaveBeenCalled();
  balance.open();
  expect(balance.state.status).toBe('loading');
  await vi.waitFor(() => expect(balance.value?.balance).toBe(100));
  balance.catchUp();
  await vi.waitFor(() => expect(balance.value?.balance).toBe(250));
});

it('is asked for once more for all that was heard meanwhile', async () => {
  call.mockResolvedValue(of(100));
  const balance = store();
  balance.open();
  for (const _ of Array(10)) balance.catchUp();
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

it('stays as it was known when it cannot be asked', async () => {
  call.mockResolvedValueOnce(of(100)).mockRejectedValueOnce(connectionLost('GET /api/v1/wallet/balance'));
  const balance = store();
  balance.open();
  await vi.waitFor(() => expect(balance.value?.balance).toBe(100));
  balance.catchUp();
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.calls[1]?.[1]).toEqual({ background: true });
  expect(balance.value?.balance).toBe(100);
});

it('has failed where nothing is known, until it is asked for again', async () => {
  call.mockRejectedValueOnce(connectionLost('GET /api/v1/wallet/balance')).mockResolvedValueOnce(of(7));
  const balance = store();
  balance.open();
  await vi.waitFor(() => expect(balance.state.status).toBe('failed'));
  balance.open();
  await vi.waitFor(() => expect(balance.value?.balance).toBe(7));
});
