// @vitest-environment node
import type { ManualMovement } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { Movements } from './movements.store.ts';

const waiting: ManualMovement = {
  ...{ id: 'm1', user_id: 'u1', username: 'wei', amount: 200_000, type: 122, remark: 'Prize' },
  ...{ state: 'pending', asked_by: 'ann', create_at: '2026-11-28T08:00:00.000Z' },
};
const DECIDE = 'POST /ops/api/movements/:id/decide';
const ASK = 'POST /ops/api/movements';

const movementsOf = async (answers: FakeAnswers = {}) => {
  const list = vi.fn(() => ({ list: [waiting], next_id: null }));
  const calls = fakeCalls({ 'GET /ops/api/movements': list, ...answers });
  const movements = new Movements(calls);
  movements.pages.open();
  await vi.waitFor(() => expect(movements.pages.status).toMatch(/end|failed/));
  const bodies = (name: string) =>
    calls.asked.filter(({ call }) => call === name).map(({ options }) => options['body']);
  const ids = () => movements.pages.list.map(({ id }) => id);
  return { movements, calls, ids, bodies };
};

it('lists what waits, and says when that could not be read', async () => {
  expect((await movementsOf()).ids()).toEqual(['m1']);
  const failing = { 'GET /ops/api/movements': () => Promise.reject(refusal('api.unavailable')) };
  expect((await movementsOf(failing)).movements.pages.status).toBe('failed');
});

it('asks again under the same id until it was answered, then under another', async () => {
  const { movements, calls, bodies } = await movementsOf({
    [ASK]: () => Promise.reject(refusal('api.unavailable')),
  });
  const typed = { username: ' wei ', amount: '12.50', type: '122', remark: 'Prize' };
  movements.set(typed);
  expect(await movements.ask()).toBeUndefined();
  calls.answers = { ...calls.answers, [ASK]: () => ({ ...waiting, state: 'done' }) };
  expect(await movements.ask()).toBe('done');
  expect([movements.username, movements.amount, movements.remark]).toEqual(['', '', '']);
  movements.set(typed);
  await movements.ask();
  const [first, again, other] = bodies(ASK) as { id: string }[];
  expect(first).toMatchObject({ username: 'wei', amount: 1250, type: 122, remark: 'Prize' });
  expect(again).toEqual(first);
  expect(other?.id).not.toBe(first?.id);
});

it('sends no amount that is none, and says in its own words who is nobody', async () => {
  const { movements, bodies } = await movementsOf({ [ASK]: () => Promise.reject(refusal('api.not_found')) });
  movements.set({ username: 'wei', amount: '1.005', remark: 'x' });
  expect(await movements.ask()).toBeUndefined();
  expect(movements.asking.problem).toEqual({ id: 'ops.money.amount.wrong' });
  expect(bodies(ASK)).toEqual([]);
  movements.set({ amount: '1' });
  expect(movements.asking.problem).toBeUndefined();
  await movements.ask();
  expect(movements.asking.problem).toEqual({ id: 'ops.money.nobody' });
});

it('agrees to what the second operator typed, not to what stands in the row', async () => {
  const { movements, ids, bodies } = await movementsOf({ [DECIDE]: () => ({ ...waiting, state: 'done' }) });
  movements.open(waiting);
  expect(movements.agreed).toEqual({ username: '', amount: '' });
  movements.setAgreed({ username: ' wei ', amount: 'two' });
  expect(await movements.agree()).toBe(false);
  expect(movements.sending.problem).toEqual({ id: 'ops.money.amount.wrong' });
  movements.setAgreed({ amount: '2000.00' });
  expect(await movements.agree()).toBe(true);
  expect(bodies(DECIDE)).toEqual([{ agrees: true, username: 'wei', amount: 200_000, reason: '' }]);
  expect(movements.agreeing).toBeUndefined();
  expect(ids()).toEqual([]);
});

it('stays open with the words for it where the two do not agree', async () => {
  const { movements } = await movementsOf({ [DECIDE]: () => Promise.reject(refusal('api.invalid_data')) });
  movements.open(waiting);
  movements.setAgreed({ username: 'wei', amount: '1.00' });
  expect(await movements.agree()).toBe(false);
  expect(movements.agreeing).toEqual(waiting);
  expect(movements.sending.problem).toEqual({ id: 'ops.money.differs' });
});

it('takes one from the list that another operator has decided, and says so', async () => {
  const { movements, ids } = await movementsOf({
    [DECIDE]: () => Promise.reject(refusal('api.invalid_data', { params: { movement: 'decided' } })),
  });
  movements.openRefusal(waiting);
  movements.setReason('Too much');
  expect(await movements.refuse()).toBe(false);
  expect([ids(), movements.sending.problem]).toEqual([[], { id: 'ops.money.decided' }]);
});

it('refuses with a reason alone, and forgets it when it is closed', async () => {
  const { movements, bodies } = await movementsOf({ [DECIDE]: () => ({ ...waiting, state: 'refused' }) });
  movements.openRefusal(waiting);
  movements.setReason('  ');
  expect(await movements.refuse()).toBe(false);
  expect(movements.sending.problem).toEqual({ id: 'ops.money.refusal.missing' });
  expect(bodies(DECIDE)).toEqual([]);
  movements.setReason(' Too much ');
  expect(await movements.refuse()).toBe(true);
  expect(bodies(DECIDE)).toEqual([{ agrees: false, username: 'wei', amount: 200_000, reason: 'Too much' }]);
  expect([movements.refusing, movements.reason]).toEqual([undefined, '']);
});

it('has what waits now at the end, where that has come, and nothing that was done at once', async () => {
  const { movements, calls, ids } = await movementsOf({ [ASK]: () => ({ ...waiting, id: 'm2' }) });
  const ask = async () => {
    movements.set({ username: 'wei', amount: '2000.00', remark: 'x' });
    return movements.ask();
  };
  expect(await ask()).toBe('pending');
  expect(ids()).toEqual(['m1', 'm2']);
  calls.answers = { [ASK]: () => ({ ...waiting, id: 'm3', state: 'done' }) };
  expect(await ask()).toBe('done');
  expect(ids()).toEqual(['m1', 'm2']);
});
