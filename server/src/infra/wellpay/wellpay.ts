import type { PaymentOrder } from '@livery/contract';

/** Whose an account at wellpay is, to the brand that asks. */
export type AccountVerdict = 'ok' | 'unknown' | 'other_merchant';

export interface AccountQuestion {
  address: string;
  userId: string;
}

/** What wellpay is asked to pay out. `id` is ours: asked again with the same, it returns the same order. */
export interface Payout {
  id: string;
  address: string;
  amount: number;
  notifyUrl: string;
  userId: string;
  userName: string;
}

/** An order as wellpay has it. */
export interface ProviderOrder {
  /** The id that we gave it. */
  merchant_order_id: string;
  orderId: string;
  amount: number;
  status: 'pending' | 'success' | 'failed';
  reason: string;
}

/** `refused`: it will never make this order. */
export type Made = { outcome: 'made'; order: PaymentOrder } | { outcome: 'refused'; reason: string };

/** It says nothing, or nothing that can be understood: what it did is not known. */
export class WellpayUnreachable extends Error {
  override readonly name = 'WellpayUnreachable';
}

/** The provider of withdrawals, for one brand at a time. All reject with `WellpayUnreachable`. */
export interface Wellpay {
  /** Whether this brand is its merchant. */
  serves(brand: string): boolean;
  /** Whether it is the brand's provider who says this: `what` is the call that was made here. */
  vouches(
    brand: string,
    what: string,
    message: { data: unknown; timestamp: number; nonce: string; sign: string },
  ): boolean;
  /** The name that the brand has there. */
  merchantOf(brand: string): string;
  checkAccount(brand: string, question: AccountQuestion): Promise<AccountVerdict>;
  makeOrder(brand: string, payout: Payout, signal?: AbortSignal): Promise<Made>;
  /** Undefined: it has never seen it. */
  findOrder(brand: string, id: string): Promise<ProviderOrder | undefined>;
  /** From then on it will not pay this order out, also if it sees it only later; returns what stands, which may be that it has. */
  cancelOrder(brand: string, id: string): Promise<ProviderOrder | undefined>;
  /** All orders that it made on a day (UTC, `2026-11-23`). */
  listOrders(brand: string, day: string): Promise<ProviderOrder[]>;
}
