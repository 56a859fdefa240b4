import type { KeptPart } from './kept.types.ts';

/** Points, beside what the ledger states: bindings, orders, envelopes. */
export const POINTS = {
  payment_bindings: [
    { in: 'bindings', of: 'user_id', shows: ['address', 'locked_at', 'create_at'], hides: ['user_id'] },
  ],
  payment_orders: [
    {
      in: 'orders',
      of: 'user_id',
      by: ['id'],
      shows: [
        'id',
        'provider',
        'amount',
        'status',
        'reason',
        'account',
        'payee',
        'merchant_order_id',
        'create_at',
        'decided_at',
      ],
      hides: ['user_id', 'cid', 'notify_url', 'made', 'tries', 'next_at'],
    },
  ],
  manual_movements: [
    {
      in: 'by-operators',
      of: 'user_id',
      walk: ['id'],
      shows: ['id', 'amount', 'type', 'remark', 'state', 'create_at'],
      hides: ['user_id', 'asked_by', 'decided_by'],
    },
  ],
  envelopes: [
    {
      in: 'envelopes',
      of: 'user_id',
      walk: ['bucket', 'id'],
      shows: [
        ...([
          'id',
          'group_id',
          'kind',
          'amount',
          'count',
          'greeting',
          'mine',
          'odds',
          'stake',
          'state',
        ] as const),
        ...(['claimed_count', 'claimed_amount', 'create_at', 'expire_at', 'settle_at'] as const),
      ],
      hides: ['bucket', 'seq', 'hidden_from', 'user_id', 'shares', 'seed', 'due_at'],
    },
  ],
  envelope_claims: [
    {
      in: 'claims',
      of: 'user_id',
      walk: ['bucket', 'envelope_id', 'place'],
      shows: ['envelope_id', 'place', 'amount', 'stake', 'create_at'],
      hides: ['bucket', 'user_id', 'cid'],
    },
  ],
  envelopes_shown: 'is a view of envelopes',
} as const satisfies KeptPart;
