import { connectionLost } from '../../../lib/http/failure.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { SendCode } from './code-sender.store.ts';
import { codesOf } from './codes.ts';

/** Sends codes, after the captcha where there is one; a `CaptchaHost` has to stand on the screen. */
export const useSend = (): SendCode => {
  const codes = codesOf(useStores());
  return async (identifier, lang) => {
    const sender = await codes.load().catch(() => {
      throw connectionLost('POST /api/v3/verification');
    });
    return sender.send(identifier, lang);
  };
};
