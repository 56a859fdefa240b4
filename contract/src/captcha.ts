/** What a solved captcha proves (product.md section 7): sent along when a code is asked for. */
export interface CaptchaAnswer {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/**
 * What the page `/captcha` tells the page that frames it, by `postMessage`. `ready`: the person can begin; `error`: the
 * provider cannot be reached or gave up; `closed`: the person would rather not.
 * @assumed
 */
export type CaptchaMessage = { type: 'ready' | 'error' | 'closed' } | ({ type: 'success' } & CaptchaAnswer);
