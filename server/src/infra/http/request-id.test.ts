import { afterAll, beforeAll, expect, test } from 'vitest';
import { CapturedLog } from '../../testing/captured-log.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const log = new CapturedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ logTo: log.to });
});
afterAll(() => app.stop());

test('a failed call answers with the id that each of its lines has, whoever writes them', async () => {
  app.infra.mailer.send = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error('no mail today');
  };
  const ask = (email: string) =>
    app.call({
      method: 'POST',
      url: '/api/v3/verification',
      body: { mode: 'email', email, device_id: 'a-device-of-the-test' },
      headers: { 'x-request-id': 'one-of-a-stranger' },
    });
  const asked = await Promise.all([ask('one@mail.example'), ask('two@mail.example')]);
  expect(asked.map(({ error }) => error)).toEqual(['api.unavailable', 'api.unavailable']);
  const ids = asked.map(({ raw }) => String(raw.headers['x-request-id']));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{16}$/);
    const lines = log.entries.filter(({ reqId }) => reqId === id).map(({ msg }) => msg);
    expect(lines).toEqual(['code not delivered', 'call failed']);
  }
  // Once: a reader of JSON may take either of two.
  expect(log.lines.filter((line) => line.split('"reqId"').length > 2)).toEqual([]);
});

test('refusals and pages that are not there have one, what works needs none', async () => {
  const idOf = async (url: string) => (await app.call({ url })).raw.headers['x-request-id'];
  const refused = await idOf('/api/v1/users/me');
  expect(log.entries.at(-1)).toMatchObject({ msg: 'call refused', reqId: refused });
  expect(await idOf('/api/v1/nothing')).toBeDefined();
  expect(await idOf('/api/v1/maintenance')).toBeUndefined();
});
