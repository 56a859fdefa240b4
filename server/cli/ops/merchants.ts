import { parseArgs } from 'node:util';
import { parsePoints } from '@livery/contract';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { noticePublicKey } from '../../src/domains/payment/point/merchant-notices.ts';
import {
  createMerchantOperators,
  type MerchantWithPoints,
} from '../../src/domains/payment/point/merchant-operators.ts';
import { figures } from '../../src/infra/figures.ts';
import { newId } from '../../src/infra/ids.ts';
import { UsageError } from '../brand/usage.ts';
import { sayAsked, whoOf } from './asked.ts';
import { type Operations, withOperations } from './open.ts';
import { NO_KEY, orSay } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  name: { type: 'string', default: '' },
  key: { type: 'string', default: '' },
  id: { type: 'string' },
  remark: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
  state: { type: 'string', default: 'pending' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: merchants list [--next <…>], merchants key, merchants add <id> --name <…> --key <public key> [--reason <…>], merchants close|open <id> --reason <…>, merchants settle <id> <points> --remark <…> [--id <…>], merchants settlements [--state pending|done|refused] [--next <…>], merchants approve <id> <settlement> <points>, merchants refuse <id> <settlement> --reason <…>.';

const SAID = {
  'api.not_found': 'There is no such merchant or settlement.',
  'api.data_exists': 'There is a merchant of this id.',
  'api.validation':
    'An id has up to 40 letters and digits, a name up to 60 characters, a key is an Ed25519 public key in base64url, and a remark has up to 200 characters in one line.',
  'api.insufficient_balance': 'It is not owed so many points.',
  'api.forbidden': 'It is you who asked: another operator has to agree. Or its account is read-only.',
  'api.invalid_data': 'Another sum was settled under this id, or it was decided already.',
  'api.unavailable': NO_KEY,
};

const ID = /^[A-Za-z0-9]{1,64}$/;

const operatorsOf = ({ ledgerParts }: Operations) =>
  createMerchantOperators({
    ledger: createLedgerService(ledgerParts(), { begins: false }),
    noticeKey: (brand) => noticePublicKey(ledgerParts().config.secret, brand),
  });

interface Flags {
  name: string;
  key: string;
  remark: string;
  reason: string;
  state: string;
  json: boolean;
  next?: string | undefined;
  id?: string | undefined;
}

type Words = [id: string, figure: string, amount: string];

type Action = (operations: Operations, words: Words, flags: Flags) => Promise<number>;

const textOf = ({ id, name, owed, closed_at, public_key }: MerchantWithPoints): string =>
  `${id}  ${name}  ${figures(owed)} owed  ${closed_at ? 'closed' : 'open'}  ${public_key}`;

const list: Action = async (operations, _, { next: next_id, json }) =>
  sayPage(await operatorsOf(operations).page(operations.tenant, { next_id }), {
    ...{ json, textOf, none: 'There is none.' },
  });

const opened =
  (isOpen: boolean): Action =>
  async (operations, [id], flags) => {
    const reason = reasonOf(flags.reason);
    const { tenant, operator } = operations;
    await operatorsOf(operations).open(tenant, { operator, reason }, id, isOpen);
    return say(`${id} is ${isOpen ? 'open' : 'closed'}.`);
  };

const settle: Action = async (operations, [id, figure], { id: key = newId(), remark }) => {
  const amount = parsePoints(figure);
  if (amount === undefined || amount < 1 || !ID.test(key) || remark.trim() === '')
    throw new UsageError(USAGE);
  const { tenant, operator } = operations;
  say(`Asked as ${key}: with --id ${key} it is done once.`);
  const asked = { merchant_id: id, id: key, amount, remark };
  const { state } = await operatorsOf(operations).settle(tenant, { operator }, asked);
  if (state === 'refused') {
    process.stderr.write(`${key} was refused: nothing has moved.\n`);
    return 1;
  }
  return say(
    state === 'pending'
      ? `${key} waits for another operator: merchants approve ${id} ${key} ${figures(amount)}.`
      : `${figures(amount)} points of ${id} are settled.`,
  );
};

const settlements: Action = (operations, _, flags) =>
  sayAsked(
    operations.tenant,
    {
      page: operatorsOf(operations).settlements,
      textOf: ({ id, merchant_id, amount, remark, ...who }) =>
        `${merchant_id}  ${id}  ${figures(amount)}  ${whoOf(who)}  ${remark}`,
    },
    flags,
  );

/** Whoever agrees says how much for themselves; who does not says why. */
const decided =
  (agrees: boolean): Action =>
  async (operations, [merchant, id, figure], { reason }) => {
    const amount = parsePoints(figure);
    if (id === '' || (agrees ? amount === undefined : reason.trim() === '')) throw new UsageError(USAGE);
    const { tenant, operator } = operations;
    const decision = {
      ...{ operator, reason: reason.trim() },
      agreesTo: agrees ? { merchant, amount: amount ?? 0 } : undefined,
    };
    const { state } = await operatorsOf(operations).decide(tenant, { merchant_id: merchant, id }, decision);
    return say(`${id} is ${state}.`);
  };

const ACTIONS: Readonly<Record<string, Action>> = {
  list,
  key: async (operations) => say(operatorsOf(operations).noticeKey(operations.tenant)),
  add: async (operations, [id], { name, key, reason }) => {
    const { tenant, operator } = operations;
    const doing = { operator, reason: reason.trim() };
    await operatorsOf(operations).add(tenant, doing, { id, name, publicKey: key });
    return say(`${id} may ask for points.`);
  },
  close: opened(false),
  open: opened(true),
  settle,
  settlements,
  approve: decided(true),
  refuse: decided(false),
};

const WITHOUT_ID = new Set(['list', 'key', 'settlements']);

/** `merchants …`: who may ask for points. @throws UsageError */
export const merchants = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name = '', id, figure = '', amount = ''] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || (id === undefined && !WITHOUT_ID.has(name))) throw new UsageError(USAGE);
  return withOperations(values.brand, (operations) =>
    orSay(SAID, () => action(operations, [id ?? '', figure, amount], values)),
  );
};
