import { ApiFailure, NO_CONNECTION } from '../../../lib/http/failure.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { SendCode } from './code-sender.store.ts';
import { codesOf } from './codes.ts';

const PATH = '/api/v3/verification';

/** Sends codes, after the captcha where there is one; a `CaptchaHost` has to stand on the screen. */
export const useSend = (): SendCode => {
  const codes = codesOf(useStores());
  return async (identifier, lang) => {
    const sender = await codes.load().catch(() => {
      throw new ApiFailure({ code: NO_CONNECTION, message: '', params: {}, status: 0, call: PATH });
    });
    return sender.send(identifier, lang);
  };
};
