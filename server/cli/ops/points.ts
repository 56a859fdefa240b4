import { parseArgs } from 'node:util';
import { MANUAL_DEPOSITS, parsePoints } from '@livery/contract';
import { createLedgerService, MOST_FROZEN } from '../../src/domains/ledger/ledger.service.ts';
import { type AccountName, accountNamed, userAccount } from '../../src/domains/ledger/operations.ts';
import { findByUsername, holdLiving } from '../../src/domains/users/users.repository.ts';
import type { ManualMovement } from '../../src/domains/wallet/manual.repository.ts';
import {
  createWalletOperators,
  MANUAL_WITHDRAWALS,
  type ManualType,
} from '../../src/domains/wallet/operators.ts';
import { required } from '../../src/infra/errors.ts';
import { figures } from '../../src/infra/figures.ts';
import { newId } from '../../src/infra/ids.ts';
import { UsageError } from '../brand/usage.ts';
import { sayAsked, whoOf } from './asked.ts';
import { type Operations, withOperations } from './open.ts';
import { NO_KEY, orSay } from './or-say.ts';
import { sayRows } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  type: { type: 'string' },
  remark: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
  id: { type: 'string' },
  state: { type: 'string', default: 'pending' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const ID = /^[A-Za-z0-9]{1,64}$/;

const SAID = {
  'api.not_found': 'There is no such person, account or request.',
  'api.insufficient_balance': 'There are not so many points.',
  'api.forbidden': 'The account is read-only, or it is you who asked: another operator has to agree.',
  'api.invalid_data': 'It was decided already, is about something else, or is not read-only.',
  'api.validation': 'A remark has at most 200 characters in one line, and an amount is above nothing.',
  'api.unavailable': NO_KEY,
};

const textOf = ({ id, amount, type, user_id, remark, ...who }: ManualMovement): string =>
  `${id}  ${figures(amount)}  type ${type}  for ${user_id}  ${whoOf(who)}  ${remark}`;

const operatorsOf = (operations: Operations) =>
  createWalletOperators({
    ledger: createLedgerService(operations.ledgerParts(), { begins: false }),
    findByUsername,
    holdLiving,
  });

const typeOf = (text: string | undefined, known: readonly ManualType[]): ManualType => {
  const type = known.find((each) => String(each) === text);
  if (type === undefined) throw new UsageError(`Say what it is with --type: ${known.join(', ')}.`);
  return type;
};

const moving =
  (known: readonly ManualType[]) =>
  (args: string[]): Promise<number> => {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [username, figure = ''] = positionals;
    const amount = parsePoints(figure);
    if (username === undefined || amount === undefined)
      throw new UsageError('Name an account ID and points: ann12345 100.00.');
    const type = typeOf(values.type, known);
    const remark = values.remark.trim();
    if (remark === '') throw new UsageError('Say what it is for with --remark: whom it concerns reads it.');
    const id = values.id ?? newId();
    if (!ID.test(id)) throw new UsageError('An id has up to 64 letters and digits.');
    return withOperations(values.brand, (operations) =>
      orSay(SAID, async () => {
        const { tenant, operator } = operations;
        process.stdout.write(`Asked as ${id}: with --id ${id} it is done once.\n`);
        const done = await operatorsOf(operations).ask(
          tenant,
          { operator },
          { id, username, amount, type, remark },
        );
        if (done.state === 'refused') {
          process.stderr.write(`${id} was refused: nothing has moved.\n`);
          return 1;
        }
        process.stdout.write(
          done.state === 'pending'
            ? `${id} waits for another operator: points approve ${id} ${username} ${figures(amount)}.\n`
            : `${done.id} is done: ${figures(done.amount)} points.\n`,
        );
        return 0;
      }),
    );
  };

/** `deposit <username> <points> --type 121 --remark …`. @throws UsageError */
export const deposit = moving(MANUAL_DEPOSITS);
/** `withdraw <username> <points> --type 221 --remark …`. @throws UsageError */
export const withdraw = moving(MANUAL_WITHDRAWALS);

/** Accounts that are read-only, since when. */
const frozen = async ({ tenant, ledgerParts }: Operations, json: boolean): Promise<number> => {
  const rows = await createLedgerService(ledgerParts(), { begins: false }).listFrozen(tenant);
  return sayRows(
    rows.map(({ kind, owner, balance, frozen_at }) => ({ kind, owner, balance, frozen_at })),
    {
      json,
      textOf: ({ kind, owner, frozen_at }) =>
        `${`${kind} ${owner}`.trim()}  since ${frozen_at?.toISOString()}`,
      none: 'No account is read-only.',
      most: MOST_FROZEN,
    },
  );
};

/** `user u1` as `points frozen` lists it, or somebody's account ID. */
const accountOf = async ({ tenant }: Operations, words: string[]): Promise<AccountName> =>
  accountNamed(words.join(' ')) ??
  userAccount(required(await findByUsername(tenant.db, words[0] ?? ''), 'api.not_found').id);

/** Lets points move again to and from an account that is what its entries say. */
const free = async (operations: Operations, account: string[], reason: string): Promise<number> => {
  const { tenant, operator, ledgerParts } = operations;
  const name = await accountOf(operations, account);
  const freed = await createLedgerService(ledgerParts(), { begins: false }).free(tenant, name, {
    operator,
    reason,
  });
  if ('refused' in freed) {
    process.stderr.write(`It stays read-only: ${freed.refused}. Put its rows back from a copy first.\n`);
    return 1;
  }
  process.stdout.write(`It has ${figures(freed.balance)} points, ${figures(freed.held)} of them held.\n`);
  return 0;
};

/** `points list|approve|refuse`: what waits for a second operator; `points frozen|free`: read-only accounts. @throws UsageError */
export const pointsCommand = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id, username, figure = ''] = positionals;
  if (action === 'list')
    return withOperations(values.brand, (operations) =>
      orSay(SAID, () => sayAsked(operations.tenant, { page: operatorsOf(operations).page, textOf }, values)),
    );
  if (action === 'frozen')
    return withOperations(values.brand, (operations) => frozen(operations, values.json));
  if (action === 'free') {
    const reason = values.reason.trim();
    if (id === undefined || reason === '')
      throw new UsageError('Say which account and why: points free <account> --reason <…>.');
    return withOperations(values.brand, (operations) =>
      orSay(SAID, () => free(operations, positionals.slice(1), reason)),
    );
  }
  if ((action !== 'approve' && action !== 'refuse') || id === undefined)
    throw new UsageError(
      'There are: points list [--state done|refused] [--next <…>], points approve <id> <account> <points>, points refuse <id> --reason <…>, points frozen, points free <account>.',
    );
  const amount = parsePoints(figure);
  if (action === 'approve' && (username === undefined || amount === undefined))
    throw new UsageError('Say whom and how much you agree to: points approve <id> <account> <points>.');
  const reason = values.reason.trim();
  if (action === 'refuse' && reason === '') throw new UsageError('Say why: points refuse <id> --reason <…>.');
  const agreesTo =
    action === 'approve' && username !== undefined && amount !== undefined ? { username, amount } : undefined;
  return withOperations(values.brand, (operations) =>
    orSay(SAID, async () => {
      const { tenant, operator } = operations;
      const decision = { operator, agreesTo, reason };
      const { state } = await operatorsOf(operations).decide(tenant, id, decision);
      process.stdout.write(`${id} is ${state}.\n`);
      return 0;
    }),
  );
};
