import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '@livery/contract';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../sandbox/sandbox.ts';
import { listenOn } from '../../testing/live.ts';
import { startTestApp, type TestApp, type TestPerson, type TestResponse } from '../../testing/test-app.ts';
import { transfer } from '../ledger/ledger.testing.ts';
import { userAccount } from '../ledger/operations.ts';
import { createPaymentService, type PaymentService } from './payment.service.ts';
import { addSandboxMerchant } from './sandbox-merchant.ts';

export const CODE = '274916';
const SECRET = 'a secret of at least thirty-two characters';
export const NOTIFY = '/api/v1/payment/notify/wellpay';

export interface PaymentScene {
  app: TestApp;
  sandbox: Sandbox;
  port: number;
  stop(): Promise<void>;
}

/** An application that listens, and the sandbox that it withdraws to: both speak by HTTP. */
export const startPaymentScene = async (options: Partial<SandboxOptions> = {}): Promise<PaymentScene> => {
  const sandbox = await startSandbox({ secret: Buffer.from(SECRET), ...options });
  const app = await startTestApp({ env: { WELLPAY_URL: sandbox.url } });
  const port = await listenOn(app);
  for (const { id } of app.infra.brands.all) await addSandboxMerchant(app.db(id), app.infra.config);
  return {
    app,
    sandbox,
    port,
    stop: async () => {
      await app.stop();
      await sandbox.stop();
    },
  };
};

/** What people and the provider do in a scene. */
export const paying = (scene: () => PaymentScene) => {
  const tenant = (brand?: string) => scene().app.tenant(brand);
  const call = (
    person: Pick<TestPerson, 'access'> | undefined,
    url: string,
    { body, brand = 'aurora' }: { body?: unknown; brand?: string } = {},
  ): Promise<TestResponse> =>
    scene().app.call({
      ...{ url, brand, method: body === undefined ? 'GET' : 'POST' },
      ...(body !== undefined && { body }),
      ...(person && { token: person.access }),
      headers: { host: `${brand}.localhost:${scene().port}` },
    });
  const setCode = (person: TestPerson, brand?: string) =>
    call(person, '/api/v1/users/security-code', {
      body: { security_code: CODE, password: person.password },
      ...(brand && { brand }),
    });
  const bind = (person: TestPerson, address: string, { code = CODE, brand = 'aurora' } = {}) =>
    call(person, '/api/v1/users/binding/wellpay', { body: { address, security_code: code }, brand });
  const give = (person: TestPerson, amount: number, brand?: string) =>
    scene().app.services.ledger.do(tenant(brand), transfer({ to: userAccount(person.id), amount }));
  const withdraw = (
    person: TestPerson,
    amount: number,
    { cid = randomUUID() as string, code = CODE, brand = 'aurora' } = {},
  ) =>
    call(person, '/api/v1/payment/withdrawal/wellpay', {
      body: { amount, security_code: code, cid },
      brand,
    });
  return {
    tenant,
    call,
    setCode,
    bind,
    give,
    withdraw,
    address: () => `ann${randomUUID().slice(0, 8)}`,
    /** Somebody with so many points, a security password and an account at wellpay. */
    payer: async (points: number, brand = 'aurora'): Promise<TestPerson> => {
      const person = await scene().app.signUp({ brand });
      await setCode(person, brand);
      const bound = await bind(person, `a${randomUUID().slice(0, 12)}`, { brand });
      if (bound.status !== 200) throw new Error(`not bound: ${bound.error}`);
      await give(person, points, brand);
      return person;
    },
    /** An order that wellpay has made. */
    order: async (person: TestPerson, amount: number): Promise<PaymentOrder> => {
      const answer = await withdraw(person, amount);
      if (answer.status !== 200) throw new Error(`not withdrawn: ${answer.error}`);
      return answer.result;
    },
    stateOf: async (person: TestPerson, id: string) =>
      (await call(person, `/api/v1/payment/order/binding-status?order_id=${id}`)).result.order,
    pay: (
      person: TestPerson,
      code: string,
      { cid = randomUUID() as string, security_code = CODE, brand = 'aurora' } = {},
    ) => call(person, '/api/v1/payment/withdrawal/point', { body: { code, security_code, cid }, brand }),
    look: (person: TestPerson, code: string, brand = 'aurora') =>
      call(person, '/api/v1/payment/withdrawal/point/check', { body: { code }, brand }),
    /** The service as it will be in so many milliseconds. */
    later: (ms: number): PaymentService => {
      const { infra, services } = scene().app;
      const { ledger, users, auth } = services;
      return createPaymentService({
        ...{ ...infra, ledger, users, securityCodes: auth.securityCodes },
        tellMoved: ledger.tellMoved,
        clock: () => new Date(Date.now() + ms),
      });
    },
    differences: async () =>
      (await scene().app.db().selectFrom('payment_differences').selectAll().orderBy('id').execute()).map(
        ({ kind, order_id, said }) => ({ kind, order_id, said }),
      ),
    /** What the accounts of wellpay and of merchants hold. */
    clearing: async (owner = 'wellpay', brand?: string): Promise<number> =>
      (await scene().app.services.ledger.balanceOf(tenant(brand), { kind: 'clearing', owner })).balance,
  };
};
