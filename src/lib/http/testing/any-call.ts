import type { CallOptions, HttpCalls } from '../call.ts';

/** Makes a call that the contract need not list: tests of transport and of the catalogue ask for any address. */
export const anyCall = (http: HttpCalls, name: string, options: CallOptions = {}): Promise<unknown> =>
  (http as { call(name: string, options: CallOptions): Promise<unknown> }).call(name, options);
