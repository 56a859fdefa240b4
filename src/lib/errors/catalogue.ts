import { errorRowOf, textOf } from '@livery/contract/catalogue';
import { type ApiFailure, CANCELLED, connectionLost, NO_CONNECTION } from '../http/failure.ts';
import type { Words } from '../toasts/toasts.store.ts';
import type { Explanation } from './explanation.ts';
import { OPAQUE } from './passed.ts';

/** What a place says that could not be filled, where the failure's own words say less: with what support finds it by. */
export const laterOf = ({ code, requestId: id }: ApiFailure): Words | undefined => {
  if (!OPAQUE.has(code)) return undefined;
  return id === undefined ? { id: 'error.retry_later' } : { id: 'error.support_id', values: { id } };
};

/** Turns (call, code) into words and their place. Nothing to say about maintenance and cancelled calls. */
export const explain = (failure: ApiFailure): Explanation | undefined => {
  const { code, call, params, maintenance } = failure;
  if (maintenance || code === CANCELLED) return undefined;
  if (code === NO_CONNECTION) return connectionLost(call).explanation;
  const row = errorRowOf(call, code);
  if (!row) return { display: 'toast', text: 'error.not_match', values: {} };
  return { display: row.display, text: textOf(row, params), values: params };
};
