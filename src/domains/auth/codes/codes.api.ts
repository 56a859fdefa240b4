import type { CaptchaAnswer, VerifiedStatus } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import type { Http } from '../../../lib/http/http.ts';
import type { Identifier } from '../auth.api.ts';
import { deviceId } from '../device.ts';

/** Sending codes, and whether that takes a captcha (product.md section 7). */
export const codesApi = (http: Http) => ({
  captchaStatus: () =>
    http.get<{ geetest_status: boolean }>('/api/v1/verification', {
      quiet: true,
      anonymous: true,
      timeout: LIMITS.captchaTimeout,
    }),
  sendCode: async (identifier: Identifier, lang: string, answer: CaptchaAnswer | undefined) =>
    http.post<{ verified_status: VerifiedStatus }>(
      '/api/v3/verification',
      { ...identifier, lang, ...answer, device_id: await deviceId() },
      { quiet: true, anonymous: true },
    ),
});

export type CodesApi = ReturnType<typeof codesApi>;
