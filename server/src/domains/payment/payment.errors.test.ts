import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { expectRefusal, posting, type Refusal } from '../../testing/refusals.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { CODE, type PaymentScene, paying, startPaymentScene } from './payment.testing.ts';

const BIND = '/api/v1/users/binding/wellpay';
const WITHDRAW = '/api/v1/payment/withdrawal/wellpay';
const PAY = '/api/v1/payment/withdrawal/point';

let scene: PaymentScene;
/** With points, a security password and an account; with nothing; with the password alone. */
let people: { ann: TestPerson; ben: TestPerson; eve: TestPerson };
beforeAll(async () => {
  scene = await startPaymentScene();
  const [ann, ben, eve] = [await payer(1_000), await scene.app.signUp(), await scene.app.signUp()];
  await setCode(eve);
  people = { ann, ben, eve };
});
afterAll(() => scene.stop());
const { payer, setCode } = paying(() => scene);

const as = (name: keyof typeof people) => () => people[name].access;
const binding = (address: string, security_code = CODE) => ({ address, security_code });
const withdrawal = (amount: number, security_code = CODE) => ({ amount, security_code, cid: randomUUID() });
const code = (expireAt = new Date(Date.now() + 60_000)) =>
  JSON.stringify(
    scene.sandbox.ask({
      ...{ brand: 'aurora', amount: 5_000, remark: '', expireAt },
      notifyUrl: `${scene.sandbox.url}/merchant/notify`,
    }).code,
  );
const payment = (text: string, security_code = CODE) => ({ code: text, security_code, cid: randomUUID() });

const REFUSALS: Refusal[] = [
  [BIND, 'api.invalid_code', posting(() => binding('evespurse', '000000'), as('eve'))],
  [BIND, 'api.security_code_empty', posting(() => binding('benspurse'), as('ben'))],
  [BIND, 'api.invalid_address', posting(() => binding('no'), as('eve'))],
  [BIND, 'api.binding_merchant_fail', posting(() => binding('otherpurse'), as('eve'))],
  [BIND, 'api.data_exists', posting(() => binding('annsother'), as('ann'))],
  [WITHDRAW, 'api.invalid_security_code', posting(() => withdrawal(500, '000000'), as('ann'))],
  [WITHDRAW, 'api.insufficient_balance', posting(() => withdrawal(1_001), as('ann'))],
  [WITHDRAW, 'api.invalid_address', posting(() => withdrawal(500), as('eve'))],
  [WITHDRAW, 'api.too_much', posting(() => withdrawal(1), as('ann'))],
  [PAY, 'api.invalid_order_id', posting(() => payment('{}'), as('ann'))],
  [PAY, 'api.order_expired', posting(() => payment(code(new Date(0))), as('ann'))],
  [PAY, 'api.insufficient_balance', posting(() => payment(code()), as('ann'))],
  [PAY, 'api.security_code_empty', posting(() => payment(code()), as('ben'))],
  [
    '/api/v1/payment/withdrawal/point/check',
    'api.invalid_order_id',
    posting(() => ({ code: '[]' }), as('ann')),
  ],
];

test.each(REFUSALS)('%s refuses with %s', (...refusal) => expectRefusal(scene.app, refusal));

const STOPPED = [
  [BIND, binding('x')],
  [WITHDRAW, withdrawal(500)],
  [PAY, payment('{}')],
] as const;
test.each(STOPPED)('%s is refused where the brand has no withdrawals', async (path, body) => {
  const jane = await scene.app.signUp({ brand: 'jade' });
  const request = posting(
    () => body,
    () => jane.access,
  );
  await expectRefusal(scene.app, [path, 'api.forbidden', () => ({ ...request(), brand: 'jade' })]);
});
