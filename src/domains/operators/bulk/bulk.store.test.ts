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
  expect(await bulk.confirm()).toEqual({ done: 1, failed: 2, left: 0 });
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
  expect(await bulk.confirm()).toEqual({ done: 2, failed: 0, left: 1 });
  expect(steps).toEqual([
    [1, { at: 0, of: 3 }],
    [2, { at: 1, of: 3 }],
  ]);
  expect([[...bulk.picked], bulk.tried]).toEqual([[3], undefined]);
});

it('lets go of what is listed no more, and of what was decided about by itself', async () => {
  const decided: number[] = [];
  const bulk = new Bulk<number, 'hide'>(async (key) => {
    decided.push(key);
    throw refusal('api.not_found');
  });
  bulk.pickAll([1, 2, 3]);
  bulk.ask('hide');
  bulk.setReason('x');
  await bulk.confirm();
  bulk.leave(2);
  expect([[...bulk.picked], [...bulk.problems.keys()]]).toEqual([
    [1, 3],
    [1, 3],
  ]);
  bulk.offer([2, 3, 4]);
  expect([[...bulk.picked], [...bulk.problems.keys()]]).toEqual([[3], [3]]);
  bulk.ask('hide');
  bulk.setReason('x');
  await bulk.confirm();
  expect(decided).toEqual([1, 2, 3, 3]);
});

it('passes over what is listed no more by then', async () => {
  const decided: number[] = [];
  const bulk: Bulk<number, 'hide'> = new Bulk(async (key) => {
    decided.push(key);
    bulk.offer([3]);
  });
  bulk.pickAll([1, 2, 3]);
  bulk.ask('hide');
  bulk.setReason('x');
  expect(await bulk.confirm()).toEqual({ done: 2, failed: 0, left: 1 });
  expect(decided).toEqual([1, 3]);
});

it('a question that is closed and asked again has to be confirmed again, and stays open when the first one ends', async () => {
  const steps: unknown[] = [];
  let answer = (): void => undefined;
  const bulk = new Bulk<number, 'hide'>((key, _, reason) => {
    steps.push([key, reason]);
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  });
  bulk.pickAll([1, 2]);
  bulk.ask('hide');
  bulk.setReason('first');
  const first = bulk.confirm();
  bulk.ask(undefined);
  bulk.ask('hide');
  bulk.setReason('second');
  // The one under way is waited for.
  expect([await bulk.confirm(), bulk.tried]).toEqual([undefined, undefined]);
  answer();
  expect(await first).toEqual({ done: 1, failed: 0, left: 1 });
  expect([steps, bulk.asked, bulk.reason]).toEqual([[[1, 'first']], 'hide', 'second']);
  const second = bulk.confirm();
  expect(steps.at(-1)).toEqual([2, 'second']);
  answer();
  expect(await second).toEqual({ done: 1, failed: 0, left: 0 });
  expect(bulk.asked).toBeUndefined();
});

it('says first what its list says of a refusal', async () => {
  const bulk = new Bulk<number, 'hide'>((key) => Promise.reject(refusal(key === 1 ? 'a' : 'api.not_found')), {
    wordsOf: ({ code }) => (code === 'a' ? { plain: 'own' } : undefined),
  });
  bulk.pickAll([1, 2]);
  bulk.ask('hide');
  bulk.setReason('x');
  await bulk.confirm();
  expect([...bulk.problems.values()]).toEqual([{ plain: 'own' }, { id: 'ops.bulk.gone' }]);
});
