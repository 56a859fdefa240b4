// @vitest-environment node
import { expect, it } from 'vitest';
import { refusal } from '../../../lib/http/testing/fake-calls.ts';
import { Bulk } from './bulk.store.ts';

it('decides about each by itself, in order, and keeps what could not be done picked, with why', async () => {
  const decided: unknown[] = [];
  const bulk = new Bulk<number, 'dismiss'>(async (...one) => {
    decided.push(one);
    if (one[0] === 2) throw refusal('api.data_exists');
    if (one[0] === 3) throw new TypeError('the server is away');
  });
  bulk.pickAll([1, 2, 3, 4]);
  bulk.pick(4, false);
  bulk.ask('dismiss');
  expect(await bulk.confirm()).toBeUndefined();
  expect([bulk.sending.problem, decided]).toEqual([{ id: 'ops.reason.missing' }, []]);
  bulk.setReason(' harmless ');
  expect(await bulk.confirm()).toEqual({ done: 1, failed: 2 });
  expect(decided).toEqual([1, 2, 3].map((key) => [key, 'dismiss', 'harmless']));
  expect([...bulk.picked]).toEqual([2, 3]);
  expect(bulk.problems).toEqual(
    new Map([
      [2, { id: 'ops.reports.more_came' }],
      [3, { id: 'ops.bulk.failed' }],
    ]),
  );
  expect([bulk.asked, bulk.reason]).toEqual([undefined, '']);
});

it('does nothing where nothing is picked', async () => {
  const bulk = new Bulk<string, 'approve'>(() => Promise.reject(new Error('not asked for')));
  bulk.ask('approve');
  bulk.setReason('x');
  expect(await bulk.confirm()).toBeUndefined();
});

it('says how far it is, and ends after the one under way where the question is closed', async () => {
  const steps: unknown[] = [];
  const bulk: Bulk<number, 'hide'> = new Bulk(async (key) => {
    steps.push([key, bulk.tried]);
    if (key === 2) bulk.ask(undefined);
  });
  bulk.pickAll([1, 2, 3]);
  bulk.ask('hide');
  bulk.setReason('x');
  expect(await bulk.confirm()).toEqual({ done: 2, failed: 1 });
  expect(steps).toEqual([
    [1, { at: 0, of: 3 }],
    [2, { at: 1, of: 3 }],
  ]);
  expect([[...bulk.picked], bulk.tried]).toEqual([[3], undefined]);
});
