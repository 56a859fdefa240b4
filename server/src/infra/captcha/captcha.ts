import type { CaptchaAnswer } from '@livery/contract';

/** `outage`: the provider could not be reached. */
export type CaptchaVerdict = 'passed' | 'failed' | 'outage';

/** The provider's server-side check. Never rejects. */
export interface Captcha {
  check(answer: CaptchaAnswer, credentials: { id: string; key: string }): Promise<CaptchaVerdict>;
}
