import { wordsOf } from '../../../lib/errors/announce.ts';
import { explain } from '../../../lib/errors/catalogue.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { problemOf } from '../problem.model.ts';

/** QR login's rows of product.md section 8. */
const IN_CATALOGUE = new Set<string>([
  'api.forbidden',
  'api.invalid_passcode',
  'api.invalid_data',
  'api.invalid_device_id',
]);

/** What to say in the panel or the dialog about a failed call of QR login. */
export const qrProblemOf = (error: unknown): Words => {
  const isListed = error instanceof ApiFailure && IN_CATALOGUE.has(error.code);
  const explanation = isListed ? explain(error) : undefined;
  return explanation ? wordsOf(explanation) : problemOf(error);
};
