// @vitest-environment node
import { expect, it } from 'vitest';
import { parseCaptchaMessage } from './captcha.model.ts';

const answer = { lot_number: 'lot', captcha_output: 'output', pass_token: 'token', gen_time: '1700000000' };

it.each(['ready', 'error', 'closed'] as const)('hears "%s", and nothing that comes with it', (type) => {
  expect(parseCaptchaMessage({ type, lot_number: 'lot' })).toEqual({ type });
});

it('takes a whole answer, and its four fields alone', () => {
  const message = { type: 'success', ...answer };
  expect(parseCaptchaMessage({ ...message, device_id: 'another' })).toEqual(message);
});

it.each([
  undefined,
  null,
  'ready',
  {},
  { type: 'else' },
  { type: 'success' },
  { type: 'success', ...answer, gen_time: '' },
  { type: 'success', ...answer, gen_time: 1_700_000_000 },
])('hears nothing in %j', (data) => {
  expect(parseCaptchaMessage(data)).toBeUndefined();
});
