import type { Selectable } from 'kysely';
import { askedRowsOf } from '../../infra/dual-control/asked.repository.ts';
import type { MerchantSettlementsTable } from './payment.tables.ts';

export type Settlement = Selectable<MerchantSettlementsTable>;

/** Of a merchant, by the id that whoever asks gave it. */
export type SettlementName = Pick<Settlement, 'merchant_id' | 'id'>;

export const { key, insertAsked, findAsked, sumAlone, listAsked, decideAsked } = askedRowsOf(
  'merchant_settlements',
  ['merchant_id', 'id'],
);
