import { useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { announceNoNetwork } from '../screens/no-network.ts';
import { CodeRequest } from './code-request.store.ts';
import { useSend } from './useSend.ts';

/** A code for one step of the sign-up. */
export const useCodeRequest = (): CodeRequest => {
  const { toasts } = useStores();
  const sendCode = useSend();
  const [request] = useState(() => new CodeRequest(sendCode, announceNoNetwork(toasts)));
  return request;
};
