import type { Tenant } from '../../infra/tenancy.ts';
import { type Difference, insertDifference } from './differences.repository.ts';
import type { PaymentParts } from './payment.parts.ts';

/** Writes down, once, what operators have to look at, and says so in the log. */
export const noteDifference = async (
  { db, brand }: Tenant,
  log: PaymentParts['log'],
  difference: Difference,
): Promise<void> => {
  if (await insertDifference(db, difference))
    log.error({ brand: brand.id, ...difference }, 'a provider says something else than we do');
};
