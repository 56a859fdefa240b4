import { createHmac } from 'node:crypto';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

const TIMEOUT = 5_000;

/** Where GeeTest itself is: the server-side check, and the script of the widget. */
export const GEETEST = {
  url: 'https://gcaptcha4.geetest.com',
  script: 'https://static.geetest.com/v4/gt4.js',
} as const;

/** The server-side check of GeeTest v4 at `url`: the lot number is signed with HMAC-SHA256. */
export const createGeetest = ({ url }: { url: string }): Captcha => ({
  check: async (answer, { id, key }) => {
    const form = new URLSearchParams({
      ...answer,
      sign_token: createHmac('sha256', key).update(answer.lot_number).digest('hex'),
    });
    try {
      const response = await fetch(`${url}/validate?captcha_id=${encodeURIComponent(id)}`, {
        method: 'POST',
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return response.ok ? verdictOf(await response.json()) : 'outage';
    } catch {
      return 'outage';
    }
  },
});

/** `status`: whether the call was understood; `result`: whether the person passed. */
const verdictOf = (body: unknown): CaptchaVerdict => {
  const { status, result } = (body ?? {}) as { status?: unknown; result?: unknown };
  if (status === 'success' && result === 'success') return 'passed';
  // A call that the provider did not understand proves no person: our own id or key may be wrong, or theirs forged.
  return status === 'success' || status === 'error' ? 'failed' : 'outage';
};
