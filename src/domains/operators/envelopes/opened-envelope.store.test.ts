// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { envelopeAddress, envelopeIdOf, OpenedEnvelope } from './opened-envelope.store.ts';

const GET = 'GET /ops/api/envelopes/:id';

it.each(['', 'e1', 'a/b&c'])('finds %j in an address again', (id) => {
  expect(envelopeIdOf(new URLSearchParams(envelopeAddress(id).split('?')[1]))).toBe(id);
});

it('asks for none before one is typed', async () => {
  const http = fakeCalls({});
  const opened = new OpenedEnvelope(http, '');
  await opened.load();
  expect([opened.status, http.asked.length]).toEqual(['none', 0]);
});

it.each([
  ['api.not_found', 'gone'],
  ['api.internal', 'failed'],
] as const)('%s is %s', async (code, status) => {
  const refuses = () => {
    throw refusal(code);
  };
  const opened = new OpenedEnvelope(fakeCalls({ [GET]: refuses }), 'e1');
  await opened.load();
  expect(opened.status).toBe(status);
});
