import type { CaptchaAnswer } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { Identifier } from '../auth.api.ts';
import { deviceId } from '../device.ts';

/** Sending codes, and whether that takes a captcha (product.md section 7). */
export const codesApi = (http: HttpCalls) => ({
  captchaStatus: () =>
    http.call('GET /api/v1/verification', {
      claims: 'all',
      anonymous: true,
      timeout: LIMITS.captchaTimeout,
    }),
  sendCode: async (identifier: Identifier, lang: string, answer: CaptchaAnswer | undefined) =>
    http.call('POST /api/v3/verification', {
      body: { ...identifier, lang, ...answer, device_id: await deviceId() },
      claims: 'all',
      anonymous: true,
    }),
});

export type CodesApi = ReturnType<typeof codesApi>;
