/** The server's side of the simulator, without HTTP: a process that may be killed at any moment. */
import { points } from '@livery/contract';
import { pino } from 'pino';
import { loadBrands } from '../../../server/src/brand/brand.loader.ts';
import { readConfig } from '../../../server/src/config.ts';
import { createWalletOperators } from '../../../server/src/domains/wallet/operators.ts';
import { openDatabase } from '../../../server/src/infra/database/database.ts';
import { OF_CALLS } from '../../../server/src/infra/database/deadlines.ts';
import { codeOfDatabaseError } from '../../../server/src/infra/database/errors.ts';
import { ApiError } from '../../../server/src/infra/errors.ts';
import type { Infra } from '../../../server/src/infra/infra.ts';
import { createPubSub } from '../../../server/src/infra/pubsub/pubsub.ts';
import type { Tenant } from '../../../server/src/infra/tenancy.ts';
import { createServices } from '../../../server/src/services.ts';
import { type Answer, BRAND, type Command } from './commands.ts';

const config = readConfig(process.env);
const brands = await loadBrands(config.brandsDir, { strict: true });
const open = (keepsPlans: boolean) =>
  openDatabase({
    ...{ url: config.databaseUrl ?? '', poolSize: 8, deadlines: OF_CALLS, keepsPlans },
    onError: () => undefined,
  });
const database = open(false);
const keeping = open(true);
let now = new Date();
const jobs = { enqueue: async () => undefined, hurry: () => undefined };
const infra = {
  ...{ config, brands, jobs, database, guests: database, changing: database, keeping },
  ...{ log: pino({ level: 'silent' }), pubsub: createPubSub() },
} as unknown as Infra;
const { envelopes, ledger, users } = createServices(infra, () => now);
const brand = brands.byId(BRAND);
if (!brand) throw new Error(`There is no brand ${BRAND}.`);
const tenant: Tenant = { brand, db: database.tenant(BRAND) };
const operators = createWalletOperators({
  ledger,
  findByUsername: (db, username) => users.byUsername({ brand, db }, username),
  holdLiving: (db, id) => users.holdLiving({ db }, id),
});

const DONE: Answer = { ok: true, code: '' };
const callerOf = (userId: string) => ({ userId, sessionId: 'simulated', scope: 'session' }) as const;

const run = async (command: Command): Promise<Answer> => {
  switch (command.do) {
    case 'deposit':
    case 'withdraw': {
      const { id, user: username, amount } = command;
      const type = command.do === 'deposit' ? 121 : 221;
      // Each by somebody else: one operator alone moves only so much a day.
      await operators.ask(
        tenant,
        { operator: `simulated ${id}` },
        {
          id,
          username,
          amount: points(amount),
          type,
          remark: '',
        },
      );
      return DONE;
    }
    case 'send': {
      const { groupId: group_id, kind: type, mine, stake: _, ...order } = command.order;
      const body = { ...order, group_id, type, ...(mine !== null && { mine }) };
      return { ...DONE, id: (await envelopes.send(tenant, callerOf(command.user), body)).id };
    }
    case 'claim': {
      const { user, envelope, cid } = command;
      const { result, my_amount } = await envelopes.claim(tenant, callerOf(user), envelope, { cid });
      return { ...DONE, result, amount: my_amount };
    }
    case 'end':
      while ((await envelopes.endDue(tenant, now)) > 0);
      return DONE;
  }
};

const codeOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.code;
  return codeOfDatabaseError(error as object) ?? String(error);
};

process.on('message', async ({ n, at, command }: { n: number; at: number; command: Command }) => {
  now = new Date(at);
  const answer = await run(command).catch((error: unknown): Answer => ({ ok: false, code: codeOf(error) }));
  process.send?.({ n, answer });
});
process.send?.({ ready: true });
