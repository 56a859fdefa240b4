import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Behaviour } from '../../../sandbox/state.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { ledgerOf } from '../ledger/ledger.testing.ts';
import { userAccount } from '../ledger/operations.ts';
import { type PaymentScene, paying, startPaymentScene } from './payment.testing.ts';

let scene: PaymentScene;
beforeAll(async () => {
  scene = await startPaymentScene();
});
afterAll(() => scene.stop());
const { clearing, later, payer, stateOf, tenant, withdraw } = paying(() => scene);
const { balance, findings } = ledgerOf(() => scene.app);

const START = 1_000;
const CIDS = ['a', 'b', 'c', 'd'] as const;
/** What the first word of each decides; the others leave it open until somebody asks. */
const AT_ONCE: Partial<Record<Behaviour, 'success' | 'failed'>> = {
  ...{ succeed: 'success', twice: 'success', contradict: 'success', fail: 'failed' },
};
const WHEN_ASKED: Partial<Record<Behaviour, 'success'>> = { silent: 'success', wrong_signature: 'success' };

interface ModelOrder {
  id: string;
  amount: number;
  status: 'pending' | 'success' | 'failed';
  /** What the provider will say when it is asked. */
  asked?: 'success' | undefined;
}

/** What withdrawals of one person have to come to. */
const createModel = () => {
  const orders = new Map<string, ModelOrder>();
  const held = () =>
    [...orders.values()].reduce((sum, { amount, status }) => sum - (status === 'failed' ? 0 : amount), START);
  return {
    orders,
    held,
    pending: () =>
      [...orders.values()].reduce((sum, { amount, status }) => sum + (status === 'pending' ? amount : 0), 0),
    decide: (cid: string, behaviour: Behaviour): void => {
      const order = orders.get(cid);
      if (!order || order.asked) return;
      order.asked = WHEN_ASKED[behaviour];
      const said = AT_ONCE[behaviour];
      if (order.status === 'pending' && said) order.status = said;
    },
    ask: (): void => {
      for (const order of orders.values())
        if (order.status === 'pending' && order.asked) order.status = order.asked;
    },
  };
};

type Step =
  | { do: 'withdraw'; cid: string; amount: number }
  | { do: 'decide'; cid: string; behaviour: Behaviour }
  | { do: 'tell'; cid: string }
  | { do: 'follow' | 'reconcile' };

const cid = fc.constantFrom(...CIDS);
const behaviour = fc.constantFrom<Behaviour>(
  ...(['succeed', 'fail', 'wrong_signature', 'twice', 'contradict', 'silent', 'never'] as const),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('withdraw' as const), cid, amount: fc.integer({ min: 100, max: 600 }) }),
  fc.record({ do: fc.constant('decide' as const), cid, behaviour }),
  fc.record({ do: fc.constant('tell' as const), cid }),
  fc.record({ do: fc.constantFrom('follow' as const, 'reconcile' as const) }),
);

test('whatever the provider says, in any order and however often, points are what they have to be', async () => {
  let hour = 0;
  const run = async (person: TestPerson, model: ReturnType<typeof createModel>, taken: Step) => {
    if (taken.do === 'withdraw') {
      const known = model.orders.get(taken.cid);
      const { error, result } = await withdraw(person, taken.amount, { cid: taken.cid });
      if (known) return expect(error).toBe(known.amount === taken.amount ? undefined : 'api.invalid_data');
      const isRich = taken.amount <= model.held();
      expect(error).toBe(isRich ? undefined : 'api.insufficient_balance');
      if (isRich)
        model.orders.set(taken.cid, {
          id: result.merchant_order_id,
          amount: taken.amount,
          status: 'pending',
        });
      return;
    }
    const order = 'cid' in taken ? model.orders.get(taken.cid) : undefined;
    if (taken.do === 'decide' && order) {
      // The provider, too, decides once.
      const { behaviour: said } = taken;
      const isNew = order.status === 'pending' && !order.asked;
      if (isNew) {
        await scene.sandbox.decide(order.id, said);
        model.decide(taken.cid, said);
      }
    } else if (taken.do === 'tell' && order) {
      const theirs = Object.values(scene.sandbox.state.orders).find(
        ({ data }) => data.merchant_order_id === order.id,
      );
      if (theirs?.status !== 'pending') {
        await scene.sandbox.tell(order.id);
        if (order.status === 'pending' && order.asked) order.status = order.asked;
      }
    } else if (taken.do === 'follow') {
      hour += 2;
      await later(hour * 3_600_000).followDue(tenant(), new AbortController().signal);
      model.ask();
    } else if (taken.do === 'reconcile') {
      await scene.app.services.payment.reconcile(tenant(), new Date(Date.now() + 24 * 3_600_000));
      model.ask();
    }
  };
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    // One world at a time: what another left open would be asked about in this one.
    await scene.app.db().deleteFrom('payment_orders').execute();
    scene.sandbox.state.orders = {};
    const person = await payer(START);
    const model = createModel();
    const before = await clearing();
    for (const taken of steps) await run(person, model, taken);
    expect(await balance(userAccount(person.id))).toBe(model.held());
    expect((await clearing()) - before).toBe(model.pending());
    for (const { id, status } of model.orders.values())
      expect((await stateOf(person, id)).status).toBe(status);
  });
  await fc.assert(property, { numRuns: 25 });
  expect(await findings()).toEqual([]);
}, 120_000);
