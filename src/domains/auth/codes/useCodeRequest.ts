import { useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { CodeRequest } from './code-request.store.ts';
import { useSend } from './useSend.ts';

/** A code for one step of the sign-up, which says in a toast that there is no network (product.md section 8). */
export const useCodeRequest = (): CodeRequest => {
  const { toasts } = useStores();
  const sendCode = useSend();
  const [request] = useState(
    () => new CodeRequest(sendCode, () => toasts.show({ id: 'error.no_connection' }, 'error')),
  );
  return request;
};
