import type { Http } from '../../../lib/http/http.ts';
import { LazyStore } from '../../../lib/stores/lazy-store.ts';
import type { Stores } from '../../../lib/stores/stores.ts';
import type { CodeSender } from './code-sender.store.ts';

const known = new WeakMap<Http, LazyStore<CodeSender>>();

/** The only sender of a page load; its code is loaded with the first form that sends codes. */
export const codesOf = ({ http, toasts }: Pick<Stores, 'http' | 'toasts'>): LazyStore<CodeSender> => {
  const codes =
    known.get(http) ??
    new LazyStore(async () => {
      const { CodeSender } = await import('./code-sender.store.ts');
      return new CodeSender({ http, toasts });
    });
  known.set(http, codes);
  return codes;
};
