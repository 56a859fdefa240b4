import { useStores } from '../../../lib/stores/stores.ts';
import { useCodeRequest } from '../codes/useCodeRequest.ts';
import { identifierOf } from '../identifiers/identifier.model.ts';
import type { RegisterParams } from './register-route.ts';

const STEP_AFTER = { sent: 2, verified: 3, cancelled: undefined } as const;

/** Sends a code to who is named in `params`; `send` returns the step that follows, `sending` says what went wrong. */
export const useSendCode = (params: RegisterParams) => {
  const { appearance } = useStores();
  const request = useCodeRequest();
  const send = async (): Promise<2 | 3 | undefined> => {
    const identifier = identifierOf(params);
    const outcome = identifier && (await request.send(identifier, appearance.locale));
    return outcome && STEP_AFTER[outcome];
  };
  return { send, sending: request.sending };
};
