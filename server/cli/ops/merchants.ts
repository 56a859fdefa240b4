import { parseArgs } from 'node:util';
import { parsePoints } from '@livery/contract';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { noticePublicKey } from '../../src/domains/payment/point/merchant-notices.ts';
import { createMerchantOperators } from '../../src/domains/payment/point/merchant-operators.ts';
import { figures } from '../../src/infra/figures.ts';
import { newId } from '../../src/infra/ids.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { NO_KEY, orSay } from './or-say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  name: { type: 'string', default: '' },
  key: { type: 'string', default: '' },
  id: { type: 'string' },
} as const;

const USAGE =
  'There are: merchants list, merchants key, merchants add <id> --name <…> --key <public key>, merchants close|open <id>, merchants settle <id> <points> [--id <…>].';

const SAID = {
  'api.not_found': 'There is no such merchant.',
  'api.data_exists': 'There is a merchant of this id.',
  'api.validation':
    'An id has up to 40 letters and digits, a name up to 60 characters, and a key is an Ed25519 public key in base64url.',
  'api.insufficient_balance': 'It is not owed so many points.',
  'api.invalid_data': 'Another sum was settled under this id.',
  'api.unavailable': NO_KEY,
};

const say = (text: string): number => {
  process.stdout.write(`${text}\n`);
  return 0;
};

const ID = /^[A-Za-z0-9]{1,64}$/;

const list = async (operations: Operations): Promise<number> => {
  const all = await operatorsOf(operations).list(operations.tenant);
  for (const { id, name, owed, closed_at, public_key } of all)
    say(`${id}  ${name}  ${figures(owed)} owed  ${closed_at ? 'closed' : 'open'}  ${public_key}`);
  return all.length === 0 ? say('There is none.') : 0;
};

const operatorsOf = (operations: Operations) =>
  createMerchantOperators(createLedgerService(operations.ledgerParts(), { begins: false }));

interface Flags {
  name: string;
  key: string;
  id?: string | undefined;
}

type Action = (operations: Operations, words: [id: string, figure: string], flags: Flags) => Promise<number>;

const opened =
  (isOpen: boolean): Action =>
  async (operations, [id]) => {
    await operatorsOf(operations).open(operations.tenant, operations.operator, id, isOpen);
    return say(`${id} is ${isOpen ? 'open' : 'closed'}.`);
  };

const ACTIONS: Readonly<Record<string, Action>> = {
  list,
  key: async ({ tenant, ledgerParts }) => say(noticePublicKey(ledgerParts().config.secret, tenant.brand.id)),
  add: async (operations, [id], { name, key }) => {
    const { tenant, operator } = operations;
    await operatorsOf(operations).add(tenant, operator, { id, name, publicKey: key });
    return say(`${id} may ask for points.`);
  },
  close: opened(false),
  open: opened(true),
  settle: async (operations, [id, figure], { id: key = newId() }) => {
    const amount = parsePoints(figure);
    if (amount === undefined || !ID.test(key)) throw new UsageError(USAGE);
    const { tenant, operator } = operations;
    say(`Asked as ${key}: with --id ${key} it is done once.`);
    await operatorsOf(operations).settle(tenant, operator, { id, amount, key });
    return say(`${figures(amount)} points of ${id} are settled.`);
  },
};

const WITHOUT_ID = new Set(['list', 'key']);

/** `merchants …`: who may ask for points. @throws UsageError */
export const merchants = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name = '', id, figure = ''] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || (id === undefined && !WITHOUT_ID.has(name))) throw new UsageError(USAGE);
  return withOperations(values.brand, (operations) =>
    orSay(SAID, () => action(operations, [id ?? '', figure], values)),
  );
};
