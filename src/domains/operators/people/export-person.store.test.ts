// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { ExportPerson } from './export-person.store.ts';

const exporting = (answer: () => object | Promise<never>) => {
  const ask = vi.fn(answer as () => { ticket: string });
  const save = vi.fn();
  const person = new ExportPerson(fakeCalls({ 'POST /ops/api/people/:id/export': ask }), save);
  person.asking.ask('u1');
  return { person, ask, save };
};

it('asks nobody without a reason; with one the browser fetches what was asked for', async () => {
  const { person, ask, save } = exporting(() => ({ ticket: 't/1' }));
  person.asking.setReason(' ');
  expect(await person.fetch()).toBe(false);
  expect([person.asking.sending.problem, ask.mock.calls.length]).toEqual([{ id: 'ops.reason.missing' }, 0]);
  person.asking.setReason('She asked us to');
  expect(await person.fetch()).toBe(true);
  expect(save).toHaveBeenCalledWith('/ops/api/people/u1/export/t%2F1', 'person-u1.zip');
  expect([person.asking.asked, person.asking.reason]).toEqual([undefined, '']);
});

it('stays open where it is refused, and fetches nothing', async () => {
  const { person, save } = exporting(() =>
    Promise.reject(
      new ApiFailure({ code: 'api.too_frequent', message: 'x', params: {}, status: 429, call: '' }),
    ),
  );
  person.asking.setReason('x');
  expect(await person.fetch()).toBe(false);
  expect([person.asking.asked, person.asking.sending.problem !== undefined, save.mock.calls.length]).toEqual([
    'u1',
    true,
    0,
  ]);
});
