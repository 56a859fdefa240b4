import { parseArgs } from 'node:util';
import type { OpsEnvelope } from '@livery/contract';
import { createEnvelopeOperators } from '../../src/domains/envelopes/operators.ts';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { findByIds } from '../../src/domains/users/users.repository.ts';
import { figures } from '../../src/infra/figures.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { NO_KEY, orSay } from './or-say.ts';
import { say } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE = 'There is: envelope verify <id> [--reason <…>] [--json].';

const SAID = { 'api.not_found': 'There is no such envelope.', 'api.unavailable': NO_KEY };

/** What each check is about, as who reads it knows it. */
const CHECKS: Readonly<Record<keyof OpsEnvelope['checks'], string>> = {
  shares: 'its shares are those that follow from its seed',
  claims: 'each got the next share, and nobody two',
  sums: 'so many are opened, for so much, as it says',
  account: 'its account has what is left of it',
  signature: 'that account is as it was signed',
};

const wrongOf = ({ checks }: OpsEnvelope): string[] =>
  (Object.keys(CHECKS) as (keyof typeof CHECKS)[]).filter((each) => !checks[each]);

const textOf = (envelope: OpsEnvelope): string => {
  const { id, state, amount, count, claimed_count, sender, checks } = envelope;
  return [
    `${id}  ${state}  ${figures(amount)} in ${count} packets, ${claimed_count} opened  of ${sender.username || sender.id}`,
    ...(Object.keys(CHECKS) as (keyof typeof CHECKS)[]).map(
      (each) => `  ${checks[each] ? 'right' : 'WRONG'}  ${CHECKS[each]}`,
    ),
  ].join('\n');
};

const verify = async (
  { tenant, ledgerParts, operator }: Operations,
  id: string,
  { reason, json }: { reason: string; json: boolean },
): Promise<number> => {
  const ledger = createLedgerService(ledgerParts(), { begins: false });
  const operators = createEnvelopeOperators({ ledger, findPeople: findByIds });
  const by = { operator, address: '', reason: reason.trim() };
  const envelope = await operators.opened(tenant, id, by);
  say(json ? JSON.stringify(envelope, null, 2) : textOf(envelope));
  return wrongOf(envelope).length === 0 ? 0 : 1;
};

/** `envelope verify <id>`: 1 where something about it is wrong. @throws UsageError */
export const envelope = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id, ...more] = positionals;
  if (action !== 'verify' || id === undefined || more.length > 0) throw new UsageError(USAGE);
  return withOperations(values.brand, (operations) => orSay(SAID, () => verify(operations, id, values)));
};
