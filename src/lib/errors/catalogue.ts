import { type ApiFailure, CANCELLED, connectionLost, NO_CONNECTION } from '../http/failure.ts';
import type { CatalogueRow, Explanation } from './explanation.ts';
import { rows } from './rows.ts';

const fits = (row: CatalogueRow, { code, path, params }: ApiFailure): boolean =>
  row.code === code &&
  (row.path?.test(path.replace(/\?.*/, '')) ?? true) &&
  (row.needs === undefined || row.needs in params);

/** Turns (code, path) into words and their place. Nothing to say about maintenance and cancelled calls. */
export const explain = (failure: ApiFailure): Explanation | undefined => {
  const { code, path, params, maintenance } = failure;
  if (maintenance || code === CANCELLED) return undefined;
  if (code === NO_CONNECTION) return connectionLost(path).explanation;
  const row = rows.find((entry) => fits(entry, failure));
  if (!row) return { display: 'toast', text: 'error.not_match', values: {} };
  return { display: row.display, text: row.text, values: params };
};
