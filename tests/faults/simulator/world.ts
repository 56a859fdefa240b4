import { ENVELOPE_LIMITS, type EnvelopeKind, EnvelopeResult, stakeOf } from '@livery/contract';
import type { TenantDb } from '../../../server/src/infra/database/database.ts';
import { bucketOf, newId } from '../../../server/src/infra/ids.ts';
import type { Answer, Command, Order } from './commands.ts';
import { createModel } from './model.ts';
import type { Server } from './server.ts';

const PEOPLE = 7;
const STEPS = 16;
/** Of games with five, six and seven packets. */
const ODDS = [2, 1.7, 1.5];

/** The same numbers for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

const gather = async (db: TenantDb): Promise<{ people: string[]; groupId: string }> => {
  const people = Array.from({ length: PEOPLE }, () => newId());
  const groupId = newId();
  const bucket = bucketOf(groupId);
  const users = people.map((id) => ({ id, username: id, nickname: id, invite_code: id }));
  await db.insertInto('users').values(users).execute();
  await db
    .insertInto('groups')
    .values({ bucket, id: groupId, type: 2, name: groupId, member_count: PEOPLE })
    .execute();
  const members = people.map((id) => ({ bucket, group_id: groupId, user_id: id }));
  await db.insertInto('group_members').values(members).execute();
  return { people, groupId };
};

const textOf = ({ ok, code, result, amount }: Answer): string =>
  ok ? `ok ${result ?? ''} ${amount ?? ''}` : code;

/** What strikes a world: called in the middle of a step. */
export type Strike = () => Promise<void>;

/** A world of its own: what it is asked to do follows from its seed. @throws where the real one is not what the model is */
export const runWorld = async (
  seed: number,
  { db, server, strikes }: { db: TenantDb; server: Server; strikes: Strike[] },
) => {
  const random = randomOf(seed);
  const { people, groupId } = await gather(db);
  const model = createModel();
  const someone = () => people[random(PEOPLE)] as string;
  let now = Date.now();
  let commands = 0;
  const expectSame = (command: Command, real: Answer, model: Answer): void => {
    if (textOf(real) === textOf(model)) return;
    throw new Error(`seed ${seed}: ${JSON.stringify(command)} was ${textOf(real)}, not ${textOf(model)}`);
  };
  const orderOf = (): Order => {
    const kind = (1 + random(3)) as EnvelopeKind;
    const count = kind === 3 ? 5 + random(3) : 1 + random(PEOPLE);
    const amount = kind === 3 ? 1000 + random(400) : count + random(900);
    const game =
      kind === 3
        ? { mine: random(10), stake: stakeOf(amount, ODDS[count - 5] ?? 0) }
        : { mine: null, stake: 0 };
    return { groupId, kind, amount, count, ...game, cid: newId() };
  };
  const claimOf = (user: string, envelope: string): Command => ({
    ...{ do: 'claim', user, envelope },
    cid: random(3) === 0 ? newId() : 'usual',
  });

  const modelOf = (command: Command, real: Answer): Answer => {
    if (command.do === 'deposit') return model.move(command.user, command.amount);
    if (command.do === 'withdraw') return model.move(command.user, -command.amount);
    if (command.do === 'send') return model.send(command.user, command.order, real.id ?? '', now);
    if (command.do === 'claim')
      return model.claim(command.user, command.envelope, command.cid, now, real.amount ?? 0);
    model.endDue(now);
    return { ok: true, code: '' };
  };

  /** All at once: whose turn comes first is the server's to say, and makes no difference but of who gets a packet. */
  const step = async (batch: Command[], strike: Strike | undefined): Promise<void> => {
    const asked = batch.map((command) => server.ask(now, command));
    if (strike) await strike();
    const answers = await Promise.all(asked);
    commands += batch.length;
    const done = batch.map((command, index) => ({ command, real: answers[index] as Answer }));
    // Who lacked points came while there were packets, who won before those who were too late.
    const turnOf = ({ ok, result }: Answer) => (ok ? 1 + Number(result !== EnvelopeResult.WIN_LOTTERY) : 0);
    done.sort((one, other) => turnOf(one.real) - turnOf(other.real));
    for (const { command, real } of done) expectSame(command, real, modelOf(command, real));
    // A lost answer is asked for again, and is the same; what was refused may be something else by now.
    const again = done[random(done.length)];
    if (again === undefined || random(3) > 0) return;
    const repeated = await server.ask(now, again.command);
    expectSame(again.command, repeated, again.real.ok ? again.real : modelOf(again.command, repeated));
  };

  const next = (): Command[] => {
    const sent = model.sent();
    const envelope = sent[sent.length - 1 - random(Math.min(3, sent.length))];
    const dice = random(10);
    if (dice < 1) return [{ do: 'withdraw', id: newId(), user: someone(), amount: 1 + random(2500) }];
    if (dice < 2) return [{ do: 'deposit', id: newId(), user: someone(), amount: 1 + random(4000) }];
    if (dice < 5 || envelope === undefined) return [{ do: 'send', user: someone(), order: orderOf() }];
    if (dice < 6) return [{ do: 'end' }];
    if (dice < 7) return [claimOf(someone(), envelope)];
    return people.map((user) => claimOf(user, envelope));
  };

  const pass = (): void => {
    const dice = random(12);
    now += dice === 0 ? ENVELOPE_LIMITS.lifetime : dice < 3 ? ENVELOPE_LIMITS.settle : 1 + random(20_000);
  };

  const deposits = people.map((user): Command => ({ do: 'deposit', id: newId(), user, amount: 3000 }));
  await step(deposits, undefined);
  const struck = new Map(strikes.map((strike, index) => [1 + random(STEPS - 1) + index / 100, strike]));
  const strikeAt = (number: number) => [...struck].find(([at]) => Math.floor(at) === number)?.[1];
  for (let number = 1; number <= STEPS; number += 1) {
    await step(next(), strikeAt(number));
    pass();
  }
  now += 2 * ENVELOPE_LIMITS.lifetime;
  await step([{ do: 'end' }], undefined);
  return {
    commands,
    expected: new Map(people.map((user) => [user, model.balance(user)])),
    envelopes: model.sent(),
  };
};
