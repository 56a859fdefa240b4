import { expect } from 'vitest';
import { userAccount } from '../../server/src/domains/ledger/operations.ts';
import type { Database } from '../../server/src/infra/database/database.ts';
import { call } from '../support/client.ts';
import { BRAND, type Cluster } from './cluster.ts';
import { ledgerOf, type Paying, POINTS, post } from './paying.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Each acknowledged envelope is there once, paid no more than it holds, and all of it; each acknowledged opening is as it was told. */
const expectEnvelopes = async ({ people, paid, opened }: Paying, { db, ledger, tenant }: Ledger) => {
  const ids = people.map(({ id }) => id);
  const envelopes = await db.selectFrom('envelopes').selectAll().where('user_id', 'in', ids).execute();
  const told = paid.filter(({ url }) => url.endsWith('red-envelopes'));
  expect(envelopes.map(({ id }) => id).toSorted()).toEqual(told.map(({ id }) => id).toSorted());
  const claims = await db.selectFrom('envelope_claims').selectAll().where('user_id', 'in', ids).execute();
  for (const { id, amount, count } of envelopes) {
    const own = claims.filter(({ envelope_id }) => envelope_id === id);
    expect(new Set(own.map(({ user_id }) => user_id)).size).toBe(count);
    expect([own.length, sumOf(own.map((claim) => claim.amount))]).toEqual([count, amount]);
    expect((await ledger.balanceOf(tenant, { kind: 'envelope', owner: id })).balance).toBe(0);
  }
  const won = opened.filter(({ amount }) => amount !== null);
  expect(won).toHaveLength(claims.length);
  for (const { person, envelope, amount } of opened) {
    const claim = claims.find(
      ({ envelope_id, user_id }) => envelope_id === envelope && user_id === person.id,
    );
    expect(claim?.amount ?? null).toBe(amount);
  }
};

/** Each acknowledged withdrawal is there once, here and at the provider, decided as it said. */
const expectOrders = async ({ paid }: Paying, { db }: Ledger, { provider }: Cluster) => {
  const orders = await db.selectFrom('payment_orders').select(['id', 'status']).execute();
  const told = paid.filter(({ url }) => url.endsWith('wellpay'));
  expect(orders).toHaveLength(told.length);
  expect(provider.orders()).toBe(told.length);
  const stateOf = new Map(orders.map(({ id, status }) => [id, status]));
  for (const { id, amount } of told) expect(stateOf.get(id)).toBe(amount === 0 ? 'failed' : 'success');
};

/** The same under the same `cid` is what it was, however long after. */
const expectRepeats = async ({ people, paid }: Paying, port: number) => {
  for (const person of people)
    for (const { url, body, id } of paid.filter((each) => each.person === person).slice(-6)) {
      const { result } = await post(port, person, url, body);
      expect(result.merchant_order_id ?? result.id).toBe(id);
      const other = { ...body, amount: 1_000 };
      const answer = await call({
        ...{ port, brand: BRAND, method: 'POST', url, token: person.token },
        body: other,
      });
      expect(answer.error).toBe('api.invalid_data');
    }
};

type Ledger = ReturnType<typeof ledgerOf>;

/** Nothing that was acknowledged is lost or doubled, everybody has what is theirs, and the ledger adds up. */
export const expectPaidOnce = async (paying: Paying, cluster: Cluster, database: Database): Promise<void> => {
  const { people, paid, opened } = paying;
  await expectRepeats(paying, cluster.port);
  const ledger = ledgerOf(database);
  await expectEnvelopes(paying, ledger);
  await expectOrders(paying, ledger, cluster);
  for (const person of people) {
    const gone = sumOf(paid.filter((each) => each.person === person).map(({ amount }) => amount));
    const come = sumOf(opened.filter((each) => each.person === person).map(({ amount }) => amount ?? 0));
    const { balance } = await ledger.ledger.balanceOf(ledger.tenant, userAccount(person.id));
    expect([person.username, balance]).toEqual([person.username, POINTS - gone + come]);
  }
  const { findings, entries } = await ledger.ledger.verify(ledger.tenant);
  expect(findings).toEqual([]);
  console.log(`${paid.length} payments, ${opened.length} openings, ${entries} entries of the ledger`);
};
