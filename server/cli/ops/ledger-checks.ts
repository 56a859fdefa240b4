import type { OpsFrozenAccount, OpsLedgerCheck } from '@livery/contract';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { createOpsChecks, SHOWN } from '../../src/domains/operators/ledger/checks.service.ts';
import { findByIds } from '../../src/domains/users/users.repository.ts';
import { figures } from '../../src/infra/figures.ts';
import type { Operations } from './open.ts';
import { say } from './say.ts';
import { UNLIMITED } from './unlimited.ts';

const checkLines = ({ at, took, accounts, entries, finding_count, findings }: OpsLedgerCheck): string[] => [
  `${at}  ${accounts} accounts, ${entries} entries in ${took} ms: ${finding_count === 0 ? 'all add up' : `${finding_count} are wrong`}`,
  ...findings.map(({ account, seq, what, transfer }) => {
    const where = [
      account,
      seq === null ? '' : `entry ${seq}`,
      transfer === null ? '' : `transfer ${transfer}`,
    ];
    return `  ${where.filter(Boolean).join(', ')}: ${what}`;
  }),
];

const frozenLine = ({ account, balance, since, is_signed, why, request }: OpsFrozenAccount): string =>
  [
    `read-only since ${since}: ${account.kind} ${account.username || account.owner}`.trim(),
    ...[`${figures(balance)} points`, is_signed ? '' : 'not as it was signed', why],
    request ? `${request.asked_by} asks to free it: ${request.reason}` : '',
  ]
    .filter(Boolean)
    .join('  ');

/** What verifications came to, and accounts that are read-only, as the console lists them. */
export const checks = async (
  { tenant, jobs, ledgerParts }: Operations,
  { values: { json } }: { values: { json: boolean } },
): Promise<number> => {
  const ledger = createLedgerService(ledgerParts(), { begins: false });
  const told = await createOpsChecks({ ledger, jobs, findPeople: findByIds, limiter: UNLIMITED }).list(
    tenant,
  );
  if (json) return say(JSON.stringify(told, null, 2));
  if (told.checks.length === SHOWN) process.stderr.write(`These are the latest ${SHOWN}.\n`);
  const lines = [...told.checks.flatMap(checkLines), ...told.frozen.map(frozenLine)];
  return say(lines.join('\n') || 'It has not been verified yet.');
};
