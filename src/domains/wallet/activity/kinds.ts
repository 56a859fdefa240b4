import { type BrandFeatures, LedgerType, MANUAL_DEPOSITS } from '@livery/contract';

/** What the log is looked through by. */
const ACTIVITY_KINDS = ['all', 'envelopes', 'withdrawals', 'rewards'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const T = LedgerType;

/** Ledger types of each kind (product.md section 3); what came back stands with what it came back from. */
const TYPES: Readonly<Record<Exclude<ActivityKind, 'all'>, readonly number[]>> = {
  envelopes: [T.SEND_ENVELOPE, T.PLATFORM_REFUND, T.LUCKY_ENVELOPE, T.MINESWEEPER_ENVELOPE],
  withdrawals: [
    T.PROVIDER_REFUND,
    T.MANUAL_WITHDRAWAL,
    T.PROVIDER_WITHDRAWAL,
    T.OPERATOR_WITHDRAWAL,
    T.OPERATOR_WITHDRAWAL_OTHER,
  ],
  rewards: MANUAL_DEPOSITS,
};

/** As the call takes them; undefined for all. */
export const typesOf = (kind: ActivityKind): string | undefined =>
  kind === 'all' ? undefined : TYPES[kind].join(',');

/** Those that a brand has; what it has switched off stands among all. */
export const kindsFor = ({ envelopes, wallet }: BrandFeatures): ActivityKind[] =>
  ACTIVITY_KINDS.filter((kind) => {
    if (kind === 'envelopes') return envelopes.lucky || envelopes.minesweeper;
    return kind !== 'withdrawals' || wallet.withdrawal;
  });
