// @vitest-environment node
import type { ManualMovement } from '@livery/contract';
import { expect, it } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { MovementForm } from './movements.store.ts';

const done: ManualMovement = {
  ...{ id: 'm1', user_id: 'u1', username: 'wei', amount: 1250, type: 122, remark: 'Prize', state: 'done' },
  ...{ asked_by: 'ann', decided_by: null, create_at: '2026-11-28T08:00:00.000Z' },
};
const ASK = 'POST /ops/api/movements';

const formOf = (answers: FakeAnswers) => {
  const calls = fakeCalls(answers);
  return {
    calls,
    form: new MovementForm(calls),
    bodies: () => calls.asked.map(({ options }) => options['body']),
  };
};

it('asks again under the same id until it was answered, then under another', async () => {
  const { form, calls, bodies } = formOf({ [ASK]: () => Promise.reject(refusal('api.unavailable')) });
  const typed = { username: ' wei ', amount: '12.50', type: '122', remark: 'Prize' };
  form.set(typed);
  expect(await form.ask()).toBeUndefined();
  calls.answers = { [ASK]: () => done };
  expect(await form.ask()).toEqual(done);
  expect([form.username, form.amount, form.remark]).toEqual(['', '', '']);
  form.set(typed);
  await form.ask();
  const [first, again, other] = bodies() as { id: string }[];
  expect(first).toMatchObject({ username: 'wei', amount: 1250, type: 122, remark: 'Prize' });
  expect(again).toEqual(first);
  expect(other?.id).not.toBe(first?.id);
});

it('sends no amount that is none, and says in its own words who is nobody', async () => {
  const { form, bodies } = formOf({ [ASK]: () => Promise.reject(refusal('api.not_found')) });
  form.set({ username: 'wei', amount: '1.005', remark: 'x' });
  expect(await form.ask()).toBeUndefined();
  expect(form.asking.problem).toEqual({ id: 'ops.money.amount.wrong' });
  expect(bodies()).toEqual([]);
  form.set({ amount: '1' });
  expect(form.asking.problem).toBeUndefined();
  await form.ask();
  expect(form.asking.problem).toEqual({ id: 'ops.money.nobody' });
});
