/** What the captcha's widget answered in the browser; fields in the words of the wire. */
export interface CaptchaAnswer {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/** `outage`: the provider could not say. */
export type CaptchaVerdict = 'passed' | 'failed' | 'outage';

/** The provider's server-side check. Never rejects. */
export interface Captcha {
  check(answer: CaptchaAnswer, credentials: { id: string; key: string }): Promise<CaptchaVerdict>;
}
