import type { OpsLedgerAccount } from '@livery/contract';
import type { useText } from '../../../lib/intl/useText.ts';

/** Kinds of movements that have a name. */
export const KNOWN_TYPES = [
  ...(['3', '11', '13', '21', '22', '23', '31', '32'] as const),
  ...(['121', '122', '123', '129', '221', '229'] as const),
] as const;

type Text = ReturnType<typeof useText>;

export const typeText = (text: Text, type: number): string => {
  const known = KNOWN_TYPES.find((each) => each === String(type));
  return known ? text(`ops.ledger.type.${known}`) : text('ops.ledger.type.other', { type });
};

/** Whose account it is, in words. */
export const accountText = (text: Text, { kind, owner, username }: OpsLedgerAccount): string =>
  kind === 'user' ? username || owner : text(`ops.ledger.account.${kind}`, { owner });

/** As the search takes it. */
export const accountQuery = ({ kind, owner }: OpsLedgerAccount): string =>
  kind === 'user' ? owner : `${kind} ${owner}`.trim();
