// @vitest-environment node
import type { OpsFrozenAccount } from '@livery/contract';
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { Freeing } from './freeing.store.ts';

const ASK = 'POST /ops/api/ledger/freeings';
const DECIDE = 'POST /ops/api/ledger/freeings/decide';
const frozen: OpsFrozenAccount = {
  account: { kind: 'user', owner: 'u1', username: 'ann' },
  ...{ balance: 5, since: '', is_signed: false, why: '', request: null },
};

it('asks with a reason, and not without', async () => {
  const http = fakeCalls({ [ASK]: () => ({}) });
  const freeing = new Freeing(http);
  freeing.open(frozen, 'ask');
  expect(await freeing.send()).toBe(false);
  expect([freeing.sending.problem, http.asked.length]).toEqual([{ id: 'ops.reason.missing' }, 0]);
  freeing.setReason(' Put right ');
  expect(await freeing.send()).toBe(true);
  expect(http.asked[0]?.options).toMatchObject({ body: { account: 'user u1', reason: 'Put right' } });
  expect(freeing.opened).toBeUndefined();
});

it('says why an account stays as it is though two agree', async () => {
  const freeing = new Freeing(fakeCalls({ [DECIDE]: () => ({ refused: 'entry 1: is another' }) }));
  freeing.open(frozen, 'agree');
  freeing.setReason('x');
  expect(await freeing.send()).toBe(false);
  expect([freeing.opened, freeing.refused]).toEqual([undefined, 'entry 1: is another']);
});

it('tells who asked that another has to agree, and stays open', async () => {
  const refuses = () => {
    throw refusal('api.forbidden');
  };
  const freeing = new Freeing(fakeCalls({ [DECIDE]: refuses }));
  freeing.open(frozen, 'agree');
  freeing.setReason('x');
  expect(await freeing.send()).toBe(false);
  expect([freeing.opened?.act, freeing.sending.problem]).toEqual(['agree', { id: 'ops.freeing.own' }]);
});
