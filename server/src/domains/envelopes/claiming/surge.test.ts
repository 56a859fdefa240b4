import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Envelope } from '@livery/contract';
import { expect, onTestFinished, test } from 'vitest';
import { bucketOf, newId } from '../../../infra/ids.ts';
import { type OneOfMany, signUpCrowd } from '../../../testing/crowd.ts';
import { listenOn } from '../../../testing/live.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ledgerOf } from '../../ledger/ledger.testing.ts';
import { userAccount } from '../../ledger/operations.ts';

const PEOPLE = 500;
const PACKETS = 100;
const AMOUNT = 12_345;

const start = async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  return { app, port: await listenOn(app) };
};

/** A group of them all; the first one sends. */
const gather = async (app: TestApp, crowd: OneOfMany[]): Promise<string> => {
  const id = newId();
  const bucket = bucketOf(id);
  const group = { bucket, id, type: 2, name: id, member_count: crowd.length };
  await app.db().insertInto('groups').values(group).execute();
  const members = crowd.map((person) => ({ bucket, group_id: id, user_id: person.id }));
  await app.db().insertInto('group_members').values(members).execute();
  return id;
};

test('500 at once on 100 packets, through HTTP, each twice: 100 claims, one each, all of the points', async () => {
  const { app, port } = await start();
  const [sender, ...people] = (await signUpCrowd(app, PEOPLE + 1)) as [OneOfMany, ...OneOfMany[]];
  const { give, balance, findings, tenant } = ledgerOf(() => app);
  await give(userAccount(sender.id), AMOUNT);
  const body = {
    group_id: await gather(app, [sender, ...people]),
    type: 2,
    amount: AMOUNT,
    count: PACKETS,
    cid: 'c',
  };
  const sent = await app.call({ method: 'POST', url: '/api/v1/red-envelopes', token: sender.access, body });
  const { id } = sent.result;

  const claim = async ({ access }: OneOfMany): Promise<Envelope> => {
    const call = request({
      ...{ host: '127.0.0.1', port, method: 'POST', path: `/api/v1/red-envelopes/${id}/claim` },
      headers: {
        host: 'aurora.localhost',
        authorization: `Bearer ${access}`,
        'content-type': 'application/json',
      },
    });
    call.end(JSON.stringify({ cid: 'c' }));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    return JSON.parse(await text(response)).result;
  };
  const answers = await Promise.all(people.map((person) => Promise.all([claim(person), claim(person)])));

  for (const [one, again] of answers)
    expect([again.result, again.my_amount]).toEqual([one.result, one.my_amount]);
  const won = answers.map(([one]) => one).filter(({ result }) => result === 0);
  expect(won).toHaveLength(PACKETS);
  expect(won.reduce((sum, { my_amount }) => sum + (my_amount ?? 0), 0)).toBe(AMOUNT);
  expect(answers.filter(([one]) => one.result === 2)).toHaveLength(PEOPLE - PACKETS);

  const claims = await app
    .db()
    .selectFrom('envelope_claims')
    .selectAll()
    .where('envelope_id', '=', id)
    .execute();
  expect(new Set(claims.map(({ user_id }) => user_id)).size).toBe(PACKETS);
  expect(claims).toHaveLength(PACKETS);
  for (const { user_id, amount } of claims) expect(await balance(userAccount(user_id))).toBe(amount);
  expect((await app.services.ledger.balanceOf(tenant(), { kind: 'envelope', owner: id })).balance).toBe(0);
  const rows = await app
    .db()
    .selectFrom('messages')
    .select(['seq', 'type'])
    .where('group_id', '=', body.group_id)
    .orderBy('seq')
    .execute();
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: PACKETS + 1 }, (_, index) => index + 1));
  expect(rows.filter(({ type }) => type === 'red_envelope_claim')).toHaveLength(PACKETS);
  expect(await findings()).toEqual([]);
});
