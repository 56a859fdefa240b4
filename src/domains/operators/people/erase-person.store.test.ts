// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { ErasePerson } from './erase-person.store.ts';

const erasing = (answer: () => object | Promise<never>) => {
  const erase = vi.fn(answer as () => object);
  const person = new ErasePerson(fakeCalls({ 'POST /ops/api/people/:id/erase': erase }));
  person.ask(true);
  return { person, erase };
};
const refuses = (code: 'api.invalid_data' | 'api.forbidden') => () =>
  Promise.reject(new ApiFailure({ code, message: '', params: {}, status: 403, call: '' }));

it('asks nobody before both are typed, and keeps nothing of it once it is done', async () => {
  const { person, erase } = erasing(() => ({}));
  person.setUsername('mei2026');
  person.setReason(' ');
  expect(await person.erase('u1')).toBe(false);
  expect([person.sending.problem, erase.mock.calls.length]).toEqual([{ id: 'ops.people.erase.missing' }, 0]);
  person.setReason('She asked us to');
  expect(await person.erase('u1')).toBe(true);
  expect([person.isAsked, person.username, person.reason]).toEqual([false, '', '']);
});

it.each([
  ['api.invalid_data', 'ops.people.erase.other'],
  ['api.forbidden', 'ops.people.erase.owns'],
] as const)('%s stays open and says %s', async (code, id) => {
  const { person } = erasing(refuses(code));
  person.setUsername('mei2026');
  person.setReason('x');
  expect(await person.erase('u1')).toBe(false);
  expect([person.isAsked, person.sending.problem]).toEqual([true, { id }]);
});
