import { LIMITS } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, connectionLost } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { deviceId } from '../device.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { CodeSender } from './code-sender.store.ts';
import { secondsToResend } from './resend.ts';

const who: Identifier = { mode: 'email', email: 'me@example.com' };
const answer = { lot_number: 'lot', captcha_output: 'output', pass_token: 'token', gen_time: '1700000000' };

const wants = (reason: 'required' | 'failed') => refusal('api.validation', { params: { captcha: reason } });

interface Server {
  /** What the status call returns, call by call; the last one stays. */
  status?: (boolean | 'lost')[];
  /** What sending returns, call by call; the last one stays. */
  send?: (1 | 2 | ApiFailure)[];
}

const scene = ({ status = [true], send = [1] }: Server = {}) => {
  const toasts: Words[] = [];
  const sent: unknown[] = [];
  let asked = 0;
  const next = <Item>(list: Item[], count: number): Item => list[Math.min(count, list.length) - 1] as Item;
  const http = fakeCalls({
    'GET /api/v1/verification': () => {
      asked += 1;
      const geetest_status = next(status, asked);
      if (geetest_status === 'lost') throw connectionLost('GET /api/v1/verification');
      return { geetest_status };
    },
    'POST /api/v3/verification': ({ body }) => {
      const { mode, email, lang, device_id, ...captcha } = body;
      sent.push(Object.keys(captcha).length > 0 ? captcha : undefined);
      const verified_status = next(send, sent.length);
      if (verified_status instanceof ApiFailure) throw verified_status;
      return { verified_status };
    },
  });
  const sender = new CodeSender({
    http,
    toasts: { show: (words) => toasts.push(words) },
  });
  const begin = () => {
    const outcome = sender.send(who, 'en');
    outcome.catch(() => undefined);
    return { outcome };
  };
  return { sender, toasts, sent, asked: () => asked, begin };
};

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  localStorage.clear();
  // Made once, by the browser's real cryptography.
  await deviceId();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sending a code without a captcha', () => {
  it('is one call, and starts the countdown', async () => {
    const { sender, sent } = scene({ status: [false] });
    await sender.prepare();
    expect(await sender.send(who, 'en')).toBe('sent');
    expect(sent).toEqual([undefined]);
    expect(secondsToResend('me@example.com')).toBe(60);
  });

  it('asks for the status once a page load', async () => {
    const { sender, asked } = scene({ status: [false] });
    await Promise.all([sender.prepare(), sender.prepare()]);
    await sender.send(who, 'en');
    await sender.send(who, 'en');
    expect([asked(), sender.geetestStatus]).toEqual([1, false]);
  });

  it('tells apart who is verified already: no countdown', async () => {
    expect(await scene({ status: [false], send: [2] }).sender.send(who, 'en')).toBe('verified');
    expect(secondsToResend('me@example.com')).toBe(0);
  });

  it('goes on without the status, and asks for it again the next time', async () => {
    const { sender, asked } = scene({ status: ['lost', false] });
    expect(await sender.send(who, 'en')).toBe('sent');
    expect(await sender.send(who, 'en')).toBe('sent');
    expect([asked(), sender.geetestStatus]).toEqual([2, false]);
  });

  it('throws what the server answers', async () => {
    const { sender } = scene({ status: [false], send: [refusal('api.too_frequent')] });
    await expect(sender.send(who, 'en')).rejects.toMatchObject({ code: 'api.too_frequent' });
  });
});

describe('sending a code after a captcha', () => {
  it('waits for the person as long as it takes, and takes the answer along', async () => {
    const { sender, sent, toasts, begin } = scene();
    const { outcome } = begin();
    await settle();
    expect(sender.check?.status).toBe('loading');
    sender.accept({ type: 'ready' });
    expect(sender.check?.status).toBe('ready');
    await vi.advanceTimersByTimeAsync(10 * LIMITS.captchaTimeout);
    expect(sent).toEqual([]);
    sender.accept({ type: 'success', ...answer });
    expect(sender.check).toBeUndefined();
    expect(await outcome).toBe('sent');
    expect(sent).toEqual([answer]);
    expect(toasts).toEqual([]);
  });

  it.each(['the dialog', 'the captcha'])('says nothing when the person closes %s', async (what) => {
    const { sender, sent, toasts, begin } = scene();
    const { outcome } = begin();
    await settle();
    if (what === 'the dialog') sender.cancel();
    else sender.accept({ type: 'closed' });
    expect(await outcome).toBe('cancelled');
    expect([sender.check, sent, toasts]).toEqual([undefined, [], []]);
  });

  it('gives the captcha ten seconds: then a toast, and the code goes out without it', async () => {
    const { sender, sent, toasts, begin } = scene();
    const { outcome } = begin();
    await vi.advanceTimersByTimeAsync(LIMITS.captchaTimeout - 1);
    expect([sender.check?.status, toasts]).toEqual(['loading', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(toasts).toEqual([{ id: 'register.no_network' }]);
    expect(await outcome).toBe('sent');
    expect(sent).toEqual([undefined]);
  });

  it('does not wait for the ten seconds when the provider fails at once', async () => {
    const { sender, sent, toasts, begin } = scene();
    const { outcome } = begin();
    await settle();
    sender.accept({ type: 'error' });
    expect(await outcome).toBe('sent');
    expect([sent, toasts]).toEqual([[undefined], [{ id: 'register.no_network' }]]);
    await vi.advanceTimersByTimeAsync(2 * LIMITS.captchaTimeout);
    expect(toasts).toHaveLength(1);
  });

  it('offers another one when the server is not content', async () => {
    const { sender, sent, begin } = scene({ send: [wants('failed'), 1] });
    const { outcome } = begin();
    await settle();
    sender.accept({ type: 'success', ...answer });
    await settle();
    expect(sender.check?.status).toBe('refused');
    sender.accept({ type: 'success', ...answer });
    expect(sender.check?.status).toBe('refused');
    await vi.advanceTimersByTimeAsync(2 * LIMITS.captchaTimeout);
    sender.retry();
    await settle();
    expect(sender.check?.status).toBe('loading');
    sender.accept({ type: 'success', ...answer, lot_number: 'another' });
    expect(await outcome).toBe('sent');
    expect(sent).toEqual([answer, { ...answer, lot_number: 'another' }]);
  });

  it('and says nothing when the person does not want another one', async () => {
    const { sender, begin } = scene({ send: [wants('required')] });
    const { outcome } = begin();
    await settle();
    sender.accept({ type: 'error' });
    await settle();
    expect(sender.check?.status).toBe('refused');
    sender.cancel();
    expect(await outcome).toBe('cancelled');
  });

  it('shows one that was switched on since the page was loaded', async () => {
    const { sender, sent, begin } = scene({ status: [false], send: [wants('required'), 1] });
    const { outcome } = begin();
    await settle();
    expect([sender.geetestStatus, sender.check?.status]).toEqual([true, 'loading']);
    sender.accept({ type: 'success', ...answer });
    expect(await outcome).toBe('sent');
    expect(sent).toEqual([undefined, answer]);
  });

  it('throws what else the server answers, with nothing left on the screen', async () => {
    const { sender, begin } = scene({ send: [refusal('api.too_frequent')] });
    const { outcome } = begin();
    await settle();
    sender.accept({ type: 'success', ...answer });
    await expect(outcome).rejects.toMatchObject({ code: 'api.too_frequent' });
    expect(sender.check).toBeUndefined();
  });

  it('hears nothing once nobody is asked any more', () => {
    const { sender } = scene();
    for (const type of ['ready', 'error', 'closed'] as const) sender.accept({ type });
    expect(sender.check).toBeUndefined();
  });
});
