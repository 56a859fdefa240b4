import type { CallArguments, CallName, CallOptions, HttpCalls } from './call.ts';

/** Makes a call that returns bytes instead of a `result`. @throws ApiFailure as every call */
export const fileOf = async <const N extends CallName>(
  http: HttpCalls,
  name: N,
  options: CallArguments<N>[0] & CallOptions,
): Promise<Blob> => {
  const body: unknown = await http.call(name, ...([{ ...options, isFile: true }] as CallArguments<N>));
  return body as Blob;
};
