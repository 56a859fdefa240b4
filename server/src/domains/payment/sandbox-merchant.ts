import type { Config } from '../../config.ts';
import { SANDBOX_MERCHANT, sandboxMerchantKey } from '../../config.wellpay.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { publicTextOf } from '../../infra/ed25519.ts';
import { insertMerchant } from './merchants.repository.ts';

/** The merchant whose orders the sandbox signs may ask for points in every brand; once there, it stays as operators have it. */
export const addSandboxMerchant = async (db: TenantDb, { secret }: Pick<Config, 'secret'>): Promise<void> => {
  await insertMerchant(db, { ...SANDBOX_MERCHANT, public_key: publicTextOf(sandboxMerchantKey(secret)) });
};
