import { LedgerType, type Points } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { isPublicText } from '../../../infra/ed25519.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { HOUSE, isPlainLine } from '../../ledger/operations.ts';
import { merchantClearing } from '../clearing.ts';
import {
  findMerchant,
  insertMerchant,
  listMerchants,
  type MerchantRow,
  storeOpen,
} from '../merchants.repository.ts';

const ID = /^[A-Za-z0-9]{1,40}$/;
const MOST_NAME = 60;

export interface MerchantWithPoints extends MerchantRow {
  /** What it was paid and has not been paid out for. */
  owed: Points;
}

/** Who may ask for points. Each change is in the audit log. */
export const createMerchantOperators = (
  ledger: Pick<LedgerService, 'balanceOf' | 'inTransaction' | 'post'>,
) => ({
  list: async (tenant: Tenant): Promise<MerchantWithPoints[]> => {
    const all = await listMerchants(tenant.db);
    const owed = async (merchant: MerchantRow) => ({
      ...merchant,
      owed: (await ledger.balanceOf(tenant, merchantClearing(merchant.id))).balance,
    });
    return Promise.all(all.map(owed));
  },

  /** @throws api.validation, api.data_exists */
  add: (
    tenant: Tenant,
    operator: string,
    merchant: { id: string; name: string; publicKey: string },
  ): Promise<void> => {
    const { id, name, publicKey } = merchant;
    const isFit = ID.test(id) && isPublicText(publicKey) && isPlainLine(name) && name.trim() !== '';
    if (!isFit || name.length > MOST_NAME) throw new ApiError('api.validation');
    return tenant.db.transaction().execute(async (trx) => {
      required(await insertMerchant(trx, { id, name, public_key: publicKey }), 'api.data_exists');
      await insertAudit(trx, { operator, action: 'merchant.add', target: id, reason: name });
    });
  },

  /** Its orders are taken, or not any more. @throws api.not_found */
  open: (tenant: Tenant, operator: string, id: string, isOpen: boolean): Promise<void> =>
    tenant.db.transaction().execute(async (trx) => {
      required(await storeOpen(trx, id, isOpen), 'api.not_found');
      await insertAudit(trx, {
        ...{ operator, action: isOpen ? 'merchant.open' : 'merchant.close' },
        ...{ target: id, reason: '' },
      });
    }),

  /**
   * A merchant was paid for so many points elsewhere: they go back to the house. The same `key` is done once.
   * @throws api.not_found, api.insufficient_balance for more than it is owed, api.invalid_data for another sum under this key
   */
  settle: (
    tenant: Tenant,
    operator: string,
    { id, amount, key }: { id: string; amount: Points; key: string },
  ): Promise<void> =>
    ledger.inTransaction(tenant, async (within) => {
      required(await findMerchant(within.db, id), 'api.not_found');
      const [outcome] = await ledger.post(within, [
        {
          ...{ do: 'transfer', key: `merchant/${id}/${key}`, from: merchantClearing(id), to: HOUSE },
          ...{ amount, type: LedgerType.PLATFORM, reference: key },
        },
      ]);
      const told = { operator, action: 'merchant.settle', target: id, reason: `${amount} ${key}` };
      if (outcome === 'ok') await insertAudit(within.db, told);
    }),
});
