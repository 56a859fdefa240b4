import { ERROR_STATUS, type ErrorCode } from '@livery/contract';
import { expect } from 'vitest';
import { errorMessage } from '../infra/http/error-texts.ts';
import type { TestApp, TestRequest } from './test-app.ts';

/**
 * A call that is refused: the path as routes write it, the code, how to ask for it (`url` where it differs), and the
 * status where it is not the code's own.
 */
export type Refusal = [
  path: string,
  code: ErrorCode,
  request: () => Omit<TestRequest, 'url'> & { url?: string },
  status?: number,
];

/** Asks in both languages: the code, its status, its words for this call, and nothing else in the body. */
export const expectRefusal = async (app: TestApp, refusal: Refusal): Promise<void> => {
  const [path, code, request, status = ERROR_STATUS[code]] = refusal;
  for (const locale of ['zh-CN', 'en'] as const) {
    const asked = request();
    const headers = { ...asked.headers, 'accept-language': locale };
    const answer = await app.call({ url: path, ...asked, headers });
    expect([answer.error, answer.status]).toEqual([code, status]);
    const { error: _, message, params, ...rest } = answer.raw.json();
    expect(message).toBe(errorMessage(`${asked.method ?? 'GET'} ${path}`, code, { locale }, params));
    expect(rest).toEqual({});
  }
};

/** A request with a body; `token` is asked for when the request is made. */
export const posting =
  (body: () => object, token?: () => string): Refusal[2] =>
  () => ({ method: 'POST', body: body(), ...(token && { token: token() }) });
