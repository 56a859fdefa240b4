import { setTimeout as wait } from 'node:timers/promises';
import { points } from '@livery/contract';
import { pino } from 'pino';
import { developmentSecret } from '../../server/src/development-secret.ts';
import { createLedgerService } from '../../server/src/domains/ledger/ledger.service.ts';
import { userAccount } from '../../server/src/domains/ledger/operations.ts';
import { type Database, openDatabase } from '../../server/src/infra/database/database.ts';
import { bucketOf, newId } from '../../server/src/infra/ids.ts';
import { urlOfRunning } from '../../server/src/infra/postgres/running.ts';
import type { Tenant } from '../../server/src/infra/tenancy.ts';
import { type OneOfMany, signUpCrowd } from '../../server/src/testing/crowd.ts';
import type { TestApp } from '../../server/src/testing/test-app.ts';
import { type Answer, call } from '../support/client.ts';
import { until } from './installation.ts';

/** Where the server is, and what belongs to it. */
export interface Place {
  port: number;
  brand: string;
  dataDir: string;
}

/** The rows of a brand, and the ledger with the server's key, without a server. */
export const ledgerIn = (database: Database, brand: string, secret: Buffer) => {
  const log = pino({ level: 'silent' });
  const parts = { config: { secret }, database, log, tellMoved: () => undefined };
  const ledger = createLedgerService(parts, { begins: true });
  const db = database.tenant(brand);
  const tenant = { brand: { id: brand }, db } as Tenant;
  return { database, db, ledger, tenant };
};

/** What stands beside a server that may be killed: the same database, and the ledger with the server's key. */
export const beside = async ({ brand, dataDir }: Place) => {
  const url = await urlOfRunning(dataDir);
  const database: Database = openDatabase({ url, poolSize: 2, onError: () => undefined });
  return ledgerIn(database, brand, developmentSecret(dataDir));
};

export type Beside = Awaited<ReturnType<typeof beside>>;

/** A group of so many, the first of whom has points. */
export const gather = async ({ db, ledger, tenant }: Beside, count: number, amount: number) => {
  const people = await signUpCrowd({ db: () => db } as unknown as TestApp, count);
  const [sender] = people as [OneOfMany, ...OneOfMany[]];
  const groupId = newId();
  const bucket = bucketOf(groupId);
  await db
    .insertInto('groups')
    .values({ bucket, id: groupId, type: 2, name: groupId, member_count: count })
    .execute();
  const members = people.map(({ id }) => ({ bucket, group_id: groupId, user_id: id }));
  await db.insertInto('group_members').values(members).execute();
  const deposit = { do: 'transfer', key: `faults/${groupId}`, from: { kind: 'house', owner: '' } } as const;
  await ledger.do(tenant, { ...deposit, to: userAccount(sender.id), amount: points(amount), type: 121 });
  return { people, sender, groupId };
};

/** The server or its database is away: then they ask for the same again. */
const isAway = ({ status, error }: Answer) => status === 0 || (status === 503 && error === 'api.unavailable');

const insist = async (ask: () => Promise<Answer>, refusals: Answer[]): Promise<Answer> => {
  for (;;) {
    const answer = await ask();
    if (answer.status === 200) return answer;
    refusals.push(answer);
    if (!isAway(answer)) throw new Error(`${answer.status} ${answer.error}`);
    await wait(20);
  }
};

interface Opened {
  envelope: string;
  userId: string;
  result: number;
  amount: number | null;
}

/** Everybody opens one envelope after the other, each until there is an answer. The sender sends them as they are wanted. */
export const startClaimers = (
  { port, brand }: Place,
  { people, sender, groupId }: Awaited<ReturnType<typeof gather>>,
  { envelopes, packets, amount }: { envelopes: number; packets: number; amount: number },
) => {
  const acknowledged: Opened[] = [];
  const refusals: Answer[] = [];
  const post = (person: OneOfMany, url: string, body: unknown) =>
    insist(() => call({ port, brand, method: 'POST', url, token: person.access, body }), refusals);
  const sent = new Map<number, Promise<string>>();
  const envelopeOf = (number: number): Promise<string> => {
    const known = sent.get(number);
    if (known) return known;
    const body = { group_id: groupId, type: 2, amount, count: packets, cid: `e${number}` };
    const made = post(sender, '/api/v1/red-envelopes', body).then(({ result }) => result.id as string);
    sent.set(number, made);
    return made;
  };
  const open = async (person: OneOfMany) => {
    for (let number = 0; number < envelopes; number += 1) {
      const envelope = await envelopeOf(number);
      const { result } = await post(person, `/api/v1/red-envelopes/${envelope}/claim`, { cid: 'mine' });
      acknowledged.push({ envelope, userId: person.id, result: result.result, amount: result.my_amount });
    }
  };
  const opening = Promise.all(people.slice(1).map(open));
  opening.catch(() => undefined);
  return {
    acknowledged,
    refusals,
    /** Waits for so many answers in all. */
    reach: (count: number) => Promise.race([until(async () => acknowledged.length >= count), opening]),
    /** Waits until somebody is refused from here on. */
    beRefused: () => {
      const before = refusals.length;
      return Promise.race([until(async () => refusals.length > before), opening]);
    },
    finish: async () => {
      await opening;
      return Promise.all([...sent.values()]);
    },
  };
};
