import type { Points } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { isPublicText } from '../../../infra/ed25519.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { isPlainLine } from '../../ledger/operations.ts';
import { merchantClearing } from '../clearing.ts';
import { insertMerchant, listMerchants, type MerchantRow, storeOpen } from '../merchants.repository.ts';
import type { Doing } from '../operators.ts';
import { createSettling } from './settling.ts';

const ID = /^[A-Za-z0-9]{1,40}$/;
const MOST_NAME = 60;
const PAGE = 50;

export interface MerchantWithPoints extends MerchantRow {
  /** What it was paid and has not been paid out for. */
  owed: Points;
}

interface Dependencies {
  ledger: Pick<LedgerService, 'balanceOf' | 'inTransaction' | 'post'>;
  /** What merchants know the brand's notices by. @throws UsageError on a command line that knows no key */
  noticeKey: (brand: string) => string;
}

export type MerchantOperators = ReturnType<typeof createMerchantOperators>;

/** Who may ask for points, and what they were paid for elsewhere. Each change is in the audit log. */
export const createMerchantOperators = ({ ledger, noticeKey }: Dependencies) => {
  const withPoints = async (tenant: Tenant, merchant: MerchantRow): Promise<MerchantWithPoints> => {
    const { balance } = await ledger.balanceOf(tenant, merchantClearing(merchant.id));
    return { ...merchant, owed: balance };
  };

  return {
    ...createSettling(ledger),
    noticeKey: ({ brand }: Tenant): string => noticeKey(brand.id),

    /** By their ids, page after page. */
    page: async (
      tenant: Tenant,
      { next_id, limit = PAGE }: { next_id?: string | undefined; limit?: number | undefined } = {},
    ): Promise<{ list: MerchantWithPoints[]; next_id: string | null }> => {
      const rows = await listMerchants(tenant.db, { after: next_id, limit: limit + 1 });
      const list = rows.slice(0, limit);
      return {
        list: await Promise.all(list.map((merchant) => withPoints(tenant, merchant))),
        next_id: rows.length > limit ? (list.at(-1)?.id ?? null) : null,
      };
    },

    /** @throws api.validation, api.data_exists */
    add: async (
      tenant: Tenant,
      doing: Doing,
      { id, name, publicKey }: { id: string; name: string; publicKey: string },
    ): Promise<MerchantWithPoints> => {
      const isFit = ID.test(id) && isPublicText(publicKey) && isPlainLine(name) && name.trim() !== '';
      if (!isFit || name.length > MOST_NAME) throw new ApiError('api.validation');
      const merchant = await tenant.db.transaction().execute(async (trx) => {
        const added = await insertMerchant(trx, { id, name, public_key: publicKey });
        const after = { name, public_key: publicKey };
        await insertAudit(trx, { ...doing, action: 'merchant.add', target: id, after });
        return required(added, 'api.data_exists');
      });
      return withPoints(tenant, merchant);
    },

    /** Its orders are taken, or not any more. @throws api.not_found */
    open: async (tenant: Tenant, doing: Doing, id: string, isOpen: boolean): Promise<MerchantWithPoints> => {
      const merchant = await tenant.db.transaction().execute(async (trx) => {
        const action = isOpen ? 'merchant.open' : 'merchant.close';
        await insertAudit(trx, { ...doing, action, target: id });
        return required(await storeOpen(trx, id, isOpen), 'api.not_found');
      });
      return withPoints(tenant, merchant);
    },
  };
};
