// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { ErasePerson } from './erase-person.store.ts';

const erasing = (answer: () => object | Promise<never>) => {
  const erase = vi.fn(answer as () => object);
  const person = new ErasePerson(fakeCalls({ 'POST /ops/api/people/:id/erase': erase }));
  person.ask('u1');
  return { person, erase };
};
const refuses = (code: 'api.invalid_data' | 'api.forbidden') => () =>
  Promise.reject(new ApiFailure({ code, message: '', params: {}, status: 403, call: '' }));

it('asks nobody before both are typed, and keeps nothing of it once it is done', async () => {
  const { person, erase } = erasing(() => ({}));
  const problems = [];
  for (const typed of ['', 'mei2026']) {
    person.setUsername(typed);
    expect(await person.erase()).toBe(false);
    problems.push(person.asking.sending.problem);
  }
  expect(problems).toEqual([{ id: 'ops.people.erase.missing' }, { id: 'ops.reason.missing' }]);
  expect(erase.mock.calls.length).toBe(0);
  person.asking.setReason('She asked us to');
  expect(await person.erase()).toBe(true);
  expect([person.asking.asked, person.asking.reason]).toEqual([undefined, '']);
  person.ask('u1');
  expect(person.username).toBe('');
});

it.each([
  ['api.invalid_data', 'ops.people.erase.other'],
  ['api.forbidden', 'ops.people.erase.owns'],
] as const)('%s stays open and says %s', async (code, id) => {
  const { person } = erasing(refuses(code));
  person.setUsername('mei2026');
  person.asking.setReason('x');
  expect(await person.erase()).toBe(false);
  expect([person.asking.asked, person.asking.sending.problem]).toEqual(['u1', { id }]);
});
