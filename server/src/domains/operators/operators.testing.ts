import type { OperatorRole } from '@livery/contract';
import { Secret, TOTP } from 'otpauth';
import type { TestApp, TestRequest, TestResponse } from '../../testing/test-app.ts';
import { createPasswords } from '../auth/password/password.ts';
import { createOperatorAccounts, type Enrolment, type OperatorAccounts } from './accounts.service.ts';
import { createSecondFactor } from './second-factor.ts';

/** Calls of a test that go out together. */
const AT_ONCE = 10;

/** Calls of the console as a browser makes them. */
export interface OpsBrowser {
  call(request: TestRequest): Promise<TestResponse>;
  cookie: string | undefined;
}

export const opsOrigin = (brand = 'aurora'): string => `http://${brand}.localhost`;

/** As the command line has them. */
export const operatorAccounts = (app: TestApp): OperatorAccounts =>
  createOperatorAccounts({
    passwords: createPasswords(),
    secondFactor: createSecondFactor(app.infra.config.secret),
  });

export const addOperator = (
  app: TestApp,
  name: string,
  role: OperatorRole,
  brandId = 'aurora',
): Promise<Enrolment> =>
  operatorAccounts(app).add(app.tenant(brandId), { name, role }, { operator: 'system', reason: '' });

/** What the authenticator shows then. */
export const codeOf = ({ secret }: Pick<Enrolment, 'secret'>, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Keeps the cookie, and says where it comes from. */
export const opsBrowser = (app: TestApp, brand = 'aurora'): OpsBrowser => {
  const browser: OpsBrowser = {
    cookie: undefined,
    call: async (request) => {
      const response = await app.call({
        brand,
        ...request,
        headers: {
          origin: opsOrigin(brand),
          ...(browser.cookie && { cookie: browser.cookie }),
          ...request.headers,
        },
      });
      const set = response.raw.headers['set-cookie'];
      if (set) browser.cookie = String(set).split(';')[0];
      return response;
    },
  };
  return browser;
};

/** What so many calls, some at once, fail with; successes leave nothing. */
export const errorsOf = async (times: number, call: () => Promise<TestResponse>): Promise<string[]> => {
  const errors: string[] = [];
  for (let done = 0; done < times; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, times - done) }, call);
    errors.push(...(await Promise.all(some)).flatMap(({ error }) => error ?? []));
  }
  return errors;
};

/** A browser in which somebody has gone both steps. */
export const signedIn = async (app: TestApp, enrolment: Enrolment, brand = 'aurora'): Promise<OpsBrowser> => {
  const browser = opsBrowser(app, brand);
  const { name, password } = enrolment;
  await browser.call({ method: 'POST', url: '/ops/api/sign-in', body: { name, password } });
  const second = await browser.call({
    ...{ method: 'POST', url: '/ops/api/sign-in/code', body: { code: codeOf(enrolment) } },
  });
  if (second.status !== 200) throw new Error(`No sign-in: ${second.error}`);
  return browser;
};
