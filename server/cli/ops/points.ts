import { parseArgs } from 'node:util';
import { MANUAL_DEPOSITS, parsePoints } from '@livery/contract';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { findByUsername, holdLiving } from '../../src/domains/users/users.repository.ts';
import type { ManualMovement } from '../../src/domains/wallet/manual.repository.ts';
import {
  createWalletOperators,
  MANUAL_WITHDRAWALS,
  type ManualType,
} from '../../src/domains/wallet/operators.ts';
import { newId } from '../../src/infra/ids.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { figures, orSay } from './or-say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  type: { type: 'string' },
  remark: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
  id: { type: 'string' },
} as const;

const ID = /^[A-Za-z0-9]{1,64}$/;

const SAID = {
  'api.not_found': 'There is no such person, or no such request.',
  'api.insufficient_balance': 'There are not so many points.',
  'api.forbidden': 'The account is read-only, or it is you who asked: another operator has to agree.',
  'api.invalid_data': 'It was decided already, or is about something else.',
  'api.validation': 'A remark has at most 200 characters in one line, and an amount is above nothing.',
  'api.unavailable': 'SECRET_KEY is not the one that signs this ledger, or no server has run with it yet.',
};

const textOf = ({ id, amount, type, user_id, asked_by, remark }: ManualMovement): string =>
  `${id}  ${figures(amount)}  type ${type}  for ${user_id}  asked by ${asked_by}  ${remark}`;

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
    const id = values.id ?? newId();
    if (!ID.test(id)) throw new UsageError('An id has up to 64 letters and digits.');
    return withOperations(values.brand, (operations) =>
      orSay(SAID, async () => {
        const { tenant, operator } = operations;
        process.stdout.write(`Asked as ${id}: with --id ${id} it is done once.\n`);
        const done = await operatorsOf(operations).ask(tenant, operator, {
          id,
          username,
          amount,
          type,
          remark: values.remark,
        });
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

const list = async (operations: Operations): Promise<number> => {
  const pending = await operatorsOf(operations).pending(operations.tenant);
  for (const each of pending) process.stdout.write(`${textOf(each)}\n`);
  if (pending.length === 0) process.stdout.write('Nothing waits.\n');
  return 0;
};

/** `points list|approve|refuse`: what waits for a second operator. @throws UsageError */
export const pointsCommand = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id, username, figure = ''] = positionals;
  if (action === 'list') return withOperations(values.brand, list);
  if ((action !== 'approve' && action !== 'refuse') || id === undefined)
    throw new UsageError(
      'There are: points list, points approve <id> <account> <points>, points refuse <id>.',
    );
  const amount = parsePoints(figure);
  if (action === 'approve' && (username === undefined || amount === undefined))
    throw new UsageError('Say whom and how much you agree to: points approve <id> <account> <points>.');
  const agreesTo =
    action === 'approve' && username !== undefined && amount !== undefined ? { username, amount } : undefined;
  return withOperations(values.brand, (operations) =>
    orSay(SAID, async () => {
      const { tenant, operator } = operations;
      const decision = { operator, agreesTo, reason: values.reason };
      const { state } = await operatorsOf(operations).decide(tenant, id, decision);
      process.stdout.write(`${id} is ${state}.\n`);
      return 0;
    }),
  );
};
