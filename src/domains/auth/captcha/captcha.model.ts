import type { CaptchaAnswer, CaptchaMessage } from '@livery/contract';

const FIELDS = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const;

const answerOf = (fields: Record<string, unknown>): CaptchaAnswer | undefined => {
  const { lot_number, captcha_output, pass_token, gen_time } = fields as unknown as CaptchaAnswer;
  const isWhole = FIELDS.every((field) => typeof fields[field] === 'string' && fields[field] !== '');
  return isWhole ? { lot_number, captcha_output, pass_token, gen_time } : undefined;
};

/** The message of the captcha's page; undefined for any other. */
export const parseCaptchaMessage = (data: unknown): CaptchaMessage | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Record<string, unknown>;
  switch (fields['type']) {
    case 'ready':
    case 'error':
    case 'closed':
      return { type: fields['type'] };
    case 'success': {
      const answer = answerOf(fields);
      return answer && { type: 'success', ...answer };
    }
    default:
      return undefined;
  }
};
