import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyBrands } from '../../../testing/brands.ts';
import { startCaptchaProvider, type TestCaptchaProvider } from '../../../testing/captcha-provider.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newcomer, sendCode } from '../auth.testing.ts';

const KEY = 'the key of lotus';
let provider: TestCaptchaProvider;
let brands: Awaited<ReturnType<typeof copyBrands>>;
let app: TestApp;

beforeAll(async () => {
  provider = await startCaptchaProvider(KEY);
  brands = await copyBrands({
    lotus: { features: { captcha: true }, captcha: { provider: 'geetest', id: 'public-id' } },
    jade: { features: { captcha: true }, captcha: { provider: 'geetest', id: 'no-key-for-it' } },
  });
  const env = { CAPTCHA_URL: provider.url, CAPTCHA_KEY_LOTUS: KEY };
  app = await startTestApp({ brandsDir: brands.dir, env });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
  await brands.remove();
});
beforeEach(async () => {
  provider.behave = 'judge';
  provider.asked = [];
  await app.db('lotus').deleteFrom('rate_limits').execute();
});

let lots = 0;
const answer = (pass_token = 'passed') => {
  lots += 1;
  return { lot_number: `lot-${lots}`, captcha_output: 'output', pass_token, gen_time: '1700000000' };
};
const codesOf = (email: string) => app.infra.mailbox!.list('lotus', email);

describe('a brand that asks for a captcha', () => {
  test('says so, and others do not', async () => {
    const status = async (brand: string) => (await app.call({ url: '/api/v1/verification', brand })).result;
    expect(await status('lotus')).toEqual({ geetest_status: true });
    expect(await status('aurora')).toEqual({ geetest_status: false });
  });

  test.each([
    ['without an answer', {}, 'required'],
    ['with half an answer', { lot_number: 'lot', pass_token: 'passed' }, 'required'],
    ['with an answer that did not pass', answer('made up'), 'failed'],
  ])('sends no code %s', async (_, captcha, reason) => {
    const who = newcomer();
    const refused = await sendCode(app, { ...who, ...captcha }, 'lotus');
    expect([refused.status, refused.error]).toEqual([400, 'api.validation']);
    expect(refused.raw.json().params).toEqual({ captcha: reason });
    expect(codesOf(who.email)).toEqual([]);
  });

  test('sends one after an answer that the provider confirms, once an answer', async () => {
    const [who, captcha] = [newcomer(), answer()];
    expect((await sendCode(app, { ...who, ...captcha }, 'lotus')).result).toEqual({ verified_status: 1 });
    expect(provider.asked).toEqual(['/validate?captcha_id=public-id']);
    expect(codesOf(who.email)).toHaveLength(1);
    expect((await sendCode(app, { ...newcomer(), ...captcha }, 'lotus')).raw.json().params).toEqual({
      captcha: 'failed',
    });
  });

  test('sends none while its key is missing', async () => {
    expect((await sendCode(app, { ...newcomer(), ...answer() }, 'jade')).error).toBe('api.unavailable');
    expect(provider.asked).toEqual([]);
  });

  test('a wrong key is told by the provider and lets nobody through', async () => {
    const verdict = app.infra.captcha.check(answer(), { id: 'public-id', key: 'another key' });
    expect(await verdict).toBe('failed');
  });
});

describe('while the provider is down', () => {
  test.each(['fail', 'nonsense', 'hang up'] as const)('(%s) people pass', async (how) => {
    provider.behave = how;
    const who = newcomer();
    expect((await sendCode(app, { ...who, ...answer() }, 'lotus')).status).toBe(200);
    expect(codesOf(who.email)).toHaveLength(1);
  });

  test('who could not even begin with the captcha passes too, under the same limits', async () => {
    provider.behave = 'hang up';
    const device_id = 'device-without-a-captcha';
    const statuses = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await sendCode(app, { ...newcomer(), device_id }, 'lotus')).status);
    expect(statuses).toEqual([200, 200, 200, 400]);
  });

  test('three from a device and ten from an address, then no more', async () => {
    provider.behave = 'fail';
    const device_id = 'device-of-one-person';
    const send = (fields: object) => sendCode(app, { ...newcomer(), ...answer(), ...fields }, 'lotus');
    const device = [];
    for (let i = 0; i < 4; i += 1) device.push(await send({ device_id }));
    expect(device.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
    expect(device[3]?.error).toBe('api.too_frequent');
    const address = [];
    for (let i = 0; i < 7; i += 1) address.push(await send({}));
    expect(address.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 400]);
  });
});
