// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { ExportPerson } from './export-person.store.ts';

const exporting = (answer: () => object | Promise<never>) => {
  const ask = vi.fn(answer as () => { ticket: string });
  const save = vi.fn();
  const person = new ExportPerson(fakeCalls({ 'POST /ops/api/people/:id/export': ask }), save);
  person.ask(true);
  return { person, ask, save };
};

it('asks nobody without a reason; with one the browser fetches what was asked for', async () => {
  const { person, ask, save } = exporting(() => ({ ticket: 't/1' }));
  person.setReason(' ');
  expect(await person.fetch('u1')).toBe(false);
  expect([person.sending.problem, ask.mock.calls.length]).toEqual([{ id: 'ops.reason.missing' }, 0]);
  person.setReason('She asked us to');
  expect(await person.fetch('u1')).toBe(true);
  expect(save).toHaveBeenCalledWith('/ops/api/people/u1/export/t%2F1', 'person-u1.zip');
  expect([person.isAsked, person.reason]).toEqual([false, '']);
});

it('stays open where it is refused, and fetches nothing', async () => {
  const { person, save } = exporting(() =>
    Promise.reject(
      new ApiFailure({ code: 'api.too_frequent', message: 'x', params: {}, status: 429, call: '' }),
    ),
  );
  person.setReason('x');
  expect(await person.fetch('u1')).toBe(false);
  expect([person.isAsked, person.sending.problem !== undefined, save.mock.calls.length]).toEqual([
    true,
    true,
    0,
  ]);
});
