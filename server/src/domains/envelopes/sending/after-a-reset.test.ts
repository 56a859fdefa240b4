import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { BRAND, givingAway, turnedClock } from '../envelopes.testing.ts';

const HOUR = 3_600_000;
const CODE = '274916';
const clock = turnedClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now });
});
afterAll(() => app.stop());
const { ask, balanceOf, group, ledgerIsRight, send } = givingAway(() => app);

test('what asks for the security password waits for 24 hours after it was reset, as withdrawals do', async () => {
  const scene = await group(3, { points: 50_000 });
  const { sender } = scene;
  const set = { security_code: CODE, password: sender.password };
  await ask(sender, 'POST', '/api/v1/users/security-code', set);
  await app
    .db(BRAND)
    .updateTable('security_codes')
    .set({ withdraw_after: new Date(Date.now() + 24 * HOUR) })
    .where('user_id', '=', sender.id)
    .execute();
  const large = { amount: 20_000, security_code: CODE };
  const refused = await send(scene, large);
  const { retry_after } = refused.raw.json().params;
  expect([refused.error, Math.round(retry_after / 3600)]).toEqual(['api.too_frequent', 24]);
  // Who does not know it does not learn of the wait.
  expect((await send(scene, { ...large, security_code: '111222' })).error).toBe('api.invalid_security_code');
  expect((await send(scene, { amount: 19_999 })).status).toBe(200);
  clock.turnTo(23 * HOUR);
  expect((await send(scene, large)).error).toBe('api.too_frequent');
  expect((await balanceOf(sender)).balance).toBe(30_001);
  clock.turnTo(24 * HOUR + 1000);
  expect((await send(scene, large)).status).toBe(200);
  expect(await ledgerIsRight()).toEqual([]);
});
