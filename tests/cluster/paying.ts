import { setTimeout as wait } from 'node:timers/promises';
import { EnvelopeKind, points } from '@livery/contract';
import { userAccount } from '../../server/src/domains/ledger/operations.ts';
import type { Database } from '../../server/src/infra/database/database.ts';
import { ledgerIn } from '../faults/envelopes.claimers.ts';
import { type Answer, call, type Person } from '../support/client.ts';
import { PRODUCTION } from '../support/production.ts';
import { BRAND, type Cluster, makeGroup } from './cluster.ts';
import { orAgain } from './commenting.ts';

/** Hundredths that each begins with, and what they give and withdraw at a time. */
export const POINTS = 1_000_000;
const AMOUNTS = { envelope: 777, gift: 25, withdrawal: 100 } as const;
const CODE = '274916';
/** Of those who made the accounts of the cluster's people. */
const PASSWORD = 'Passw0rd99';

/** Points that left somebody, under a client id: acknowledged as this. */
export interface Paid {
  person: Person;
  url: string;
  body: object;
  /** Of the envelope, or of the order. */
  id: string;
  /** What left them and did not come back. */
  amount: number;
}
export interface Opened {
  person: Person;
  envelope: string;
  /** Null: all was taken. */
  amount: number | null;
}

/** The ledger as the nodes sign it, in any database that has it. */
export const ledgerOf = (database: Database) => ledgerIn(database, BRAND, Buffer.from(PRODUCTION.SECRET_KEY));

/** Asks until it is acknowledged. */
export const post = (port: number, { token }: Person, url: string, body: object): Promise<Answer> =>
  orAgain(() => call({ port, brand: BRAND, method: 'POST', url, token, body }));

/** Gives each of them points, a security password, an account at the provider, and a conversation with the next. */
const prepare = async (cluster: Cluster, people: readonly Person[]) => {
  const { ledger, tenant } = ledgerOf(cluster.database);
  const groupId = await makeGroup(cluster, people);
  const nexts = await Promise.all(
    people.map(async (person, index) => {
      const ask = (url: string, body: object) => post(cluster.port, person, url, body);
      const from = { kind: 'house', owner: '' } as const;
      const given = { key: `given/${person.id}`, from, to: userAccount(person.id), amount: points(POINTS) };
      await ledger.do(tenant, { do: 'transfer', ...given, type: 121 });
      await ask('/api/v1/users/security-code', { security_code: CODE, password: PASSWORD });
      const address = `purse${person.username}`;
      await ask('/api/v1/users/binding/wellpay', { address, security_code: CODE });
      const next = people[(index + 1) % people.length] as Person;
      const { result } = await ask('/api/v1/groups/direct', { contact_id: next.id });
      return { next, directId: result.id as string };
    }),
  );
  return { groupId, nexts };
};

/**
 * Each of them, over and over: an envelope that all others open at once and that is too small for all, a gift to the next,
 * and a withdrawal that succeeds or fails. Each is repeated under its `cid` until it is acknowledged.
 * @param rest milliseconds between two rounds of one person
 */
export const startPaying = async (cluster: Cluster, people: readonly Person[], rest: number) => {
  const { port, provider } = cluster;
  const { groupId, nexts } = await prepare(cluster, people);
  const paid: Paid[] = [];
  const opened: Opened[] = [];
  let isStopping = false;

  const send = async (person: Person, url: string, body: { amount: number }): Promise<Answer['result']> => {
    const { result } = await post(port, person, url, body);
    const id = result.merchant_order_id ?? result.id;
    if (!paid.some((each) => each.id === id)) paid.push({ person, url, body, id, amount: body.amount });
    return result;
  };
  const open = async (person: Person, envelope: string) => {
    const { result } = await post(port, person, `/api/v1/red-envelopes/${envelope}/claim`, { cid: 'mine' });
    opened.push({ person, envelope, amount: result.my_amount });
  };
  const withdraw = async (person: Person, cid: string, succeeds: boolean) => {
    const body = { amount: AMOUNTS.withdrawal, security_code: CODE, cid };
    const ask = () => send(person, '/api/v1/payment/withdrawal/wellpay', body);
    let order = await ask();
    // Without a code the provider has not said yet that it made the order.
    while (order.qrcode === '') order = await ask();
    await provider.decide(order.merchant_order_id, succeeds);
    // What it refuses comes back.
    for (const each of paid) if (each.body === body && !succeeds) each.amount = 0;
  };
  const round = async (person: Person, index: number, turn: number) => {
    const name = `${index}-${turn}`;
    const { next, directId } = nexts[index] as (typeof nexts)[number];
    const shared = { group_id: groupId, type: EnvelopeKind.FORTUNEWHEEL, count: people.length - 2 };
    const many = { ...shared, amount: AMOUNTS.envelope, cid: `many${name}` };
    const envelope = await send(person, '/api/v1/red-envelopes', many);
    await Promise.all(people.filter((each) => each !== person).map((each) => open(each, envelope.id)));
    const one = { group_id: directId, type: EnvelopeKind.NORMAL, count: 1 };
    const gift = await send(person, '/api/v1/red-envelopes', {
      ...{ ...one, amount: AMOUNTS.gift, cid: `gift${name}` },
    });
    await open(next, gift.id);
    await withdraw(person, `out${name}`, turn % 3 !== 0);
  };
  const pay = async (person: Person, index: number) => {
    for (let turn = 0; !isStopping; turn += 1) {
      await round(person, index, turn);
      await wait(rest);
    }
  };
  const paying = Promise.all(people.map(pay));
  // Whoever finishes it hears of it.
  paying.catch(() => undefined);
  return {
    people,
    paid,
    opened,
    /** Lets everybody finish their round. */
    finish: async () => {
      isStopping = true;
      await paying;
    },
  };
};

export type Paying = Awaited<ReturnType<typeof startPaying>>;
