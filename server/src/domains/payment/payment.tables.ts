import type { LedgerStatus, PaymentOrder, PaymentProvider } from '@livery/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { OptionalTime, Stamp, Time } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';
import type { AskedTable } from '../../infra/dual-control/asked.repository.ts';

/** Whose account at wellpay is whose. */
export interface PaymentBindingsTable {
  user_id: string;
  address: string;
  locked_at: OptionalTime;
  create_at: Stamp;
}

/** Withdrawals and payments, in hundredths. Decided once, which the database holds. */
export interface PaymentOrdersTable {
  id: string;
  user_id: string;
  provider: PaymentProvider;
  cid: string;
  amount: number;
  status: LedgerStatus;
  reason: Generated<string>;
  /** The account at wellpay, or the merchant's id. */
  account: string;
  payee: string;
  merchant_order_id: Generated<string>;
  notify_url: string;
  made: JSONColumnType<PaymentOrder> | null;
  create_at: Time;
  decided_at: OptionalTime;
  tries: Generated<number>;
  next_at: OptionalTime;
}

/** Of what the provider says and we do not. */
export type DifferenceKind =
  | 'amount'
  | 'decided_otherwise'
  | 'unknown_order'
  | 'unknown_at_provider'
  | 'undecided'
  | 'read_only'
  | 'merchant_not_told';

export interface PaymentDifferencesTable {
  id: string;
  kind: DifferenceKind;
  order_id: string;
  said: string;
  create_at: Stamp;
  closed_at: OptionalTime;
  closed_by: string | null;
}

export interface PaymentMerchantsTable {
  id: string;
  name: string;
  public_key: string;
  closed_at: OptionalTime;
  create_at: Stamp;
}

/** What a merchant was paid for elsewhere, in hundredths. */
export interface MerchantSettlementsTable extends AskedTable {
  merchant_id: string;
  id: string;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    payment_bindings: PaymentBindingsTable;
    payment_orders: PaymentOrdersTable;
    payment_differences: PaymentDifferencesTable;
    payment_merchants: PaymentMerchantsTable;
    merchant_settlements: MerchantSettlementsTable;
  }
}

export const tables: DomainTables = {
  owns: [
    'payment_bindings',
    'payment_orders',
    'payment_differences',
    'payment_merchants',
    'merchant_settlements',
  ],
  uses: [],
};
