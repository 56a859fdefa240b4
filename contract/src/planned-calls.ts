/**
 * Calls of the specification that the server does not serve yet. Their errors are known already (product.md section 8), so
 * rows of the catalogue may name them. A call leaves this list for the contract of its domain.
 */
export const PLANNED_CALLS = [
  'GET /api/v1/payment/order/binding-status',
  'GET /api/v1/payment/provider',
  'POST /api/v1/payment/withdrawal/point',
  'POST /api/v1/payment/withdrawal/wellpay',
  'POST /api/v1/red-envelopes',
  'GET /api/v1/red-envelopes/:id',
  'POST /api/v1/red-envelopes/:id/claim',
  'GET /api/v1/red-envelopes/:id/claims',
  'POST /api/v1/users/binding/wellpay',
  'GET /api/v1/wallet/balance',
  'GET /api/v1/wallet/trading-logs',
] as const;

export type PlannedCall = (typeof PLANNED_CALLS)[number];
