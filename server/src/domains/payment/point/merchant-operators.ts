import { type Points, points } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { isPublicText } from '../../../infra/ed25519.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { isPlainLine } from '../../ledger/operations.ts';
import { merchantClearing } from '../clearing.ts';
import {
  findMerchant,
  insertMerchant,
  listMerchants,
  type MerchantRow,
  storeOpen,
} from '../merchants.repository.ts';
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
  ledger: Pick<LedgerService, 'balanceOf' | 'balancesOf' | 'inTransaction' | 'post'>;
  /** What merchants know the brand's notices by. @throws UsageError on a command line that knows no key */
  noticeKey: (brand: string) => string;
}

const clearingOwner = ({ id }: MerchantRow): string => merchantClearing(id).owner;

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
      const page = rows.slice(0, limit);
      const owed = await ledger.balancesOf(tenant, 'clearing', page.map(clearingOwner));
      return {
        list: page.map((merchant) => ({ ...merchant, owed: points(owed.get(clearingOwner(merchant)) ?? 0) })),
        next_id: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
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
        const after = { name, public_key: publicKey };
        const added = required(await insertMerchant(trx, { id, ...after }), 'api.data_exists');
        await insertAudit(trx, { ...doing, action: 'merchant.add', target: id, after });
        return added;
      });
      return withPoints(tenant, merchant);
    },

    /** Its orders are taken, or not any more. A repeat changes nothing, and is not written down. @throws api.not_found */
    open: async (tenant: Tenant, doing: Doing, id: string, isOpen: boolean): Promise<MerchantWithPoints> => {
      const merchant = await tenant.db.transaction().execute(async (trx) => {
        const changed = await storeOpen(trx, id, isOpen);
        if (!changed) return required(await findMerchant(trx, id), 'api.not_found');
        await insertAudit(trx, { ...doing, action: isOpen ? 'merchant.open' : 'merchant.close', target: id });
        return changed;
      });
      return withPoints(tenant, merchant);
    },
  };
};
