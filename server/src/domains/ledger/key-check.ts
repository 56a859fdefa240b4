import { ApiError } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { findProof, keepProof } from './ledger.repository.ts';
import type { AccountSigner, LedgerParts } from './signing.ts';

export type CheckKey = (tenant: Pick<Tenant, 'brand'>) => Promise<void>;

export interface KeyCheck {
  /** @throws api.unavailable */
  check: CheckKey;
  /** Asks although it has asked: the key may be another meanwhile. Before anything is called tampered with. @throws api.unavailable */
  again: CheckKey;
}

/**
 * Asks once for each brand whether this process has the key that signs its ledger: with another one every account would
 * look as if it had been changed by hand. Outside of transactions, for the row stays.
 * @param begins whether its key becomes that of a ledger that has none: the server's does, a mistyped one of a command not
 */
export const createKeyCheck = (
  { database, log }: Pick<LedgerParts, 'database' | 'log'>,
  signer: AccountSigner,
  begins: boolean,
): KeyCheck => {
  const known = new Set<string>();
  const check: CheckKey = async ({ brand: { id } }) => {
    if (known.has(id)) return;
    const proof = signer.proof(id);
    const db = database.tenant(id);
    let kept = await findProof(db);
    if (begins && !kept) {
      await keepProof(db, proof);
      kept = await findProof(db);
    }
    if (kept?.equals(proof)) {
      known.add(id);
      return;
    }
    log.error({ brand: id }, 'SECRET_KEY is not the one that signs this ledger: nothing moves');
    throw new ApiError('api.unavailable');
  };
  return {
    check,
    again: async (tenant) => {
      known.delete(tenant.brand.id);
      await check(tenant);
    },
  };
};
