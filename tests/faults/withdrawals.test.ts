import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../server/sandbox/sandbox.ts';
import { type Answer, call, signUp } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { childrenOf, type Installation, makeInstallation, until } from './installation.ts';

const run = promisify(execFile);
const OPS = fileURLToPath(new URL('../../server/cli/ops.mjs', import.meta.url));
const BRAND = 'harbor';
const SECRET = 'a secret of at least thirty-two characters';
const CODE = '274916';

let installation: Installation;
let sandbox: Sandbox | undefined;
let server: ServerProcess | undefined;
let beforeMade: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await server?.signal('SIGINT');
  await sandbox?.stop();
  await installation.remove();
});

const envOf = () => ({ ...installation.env, SECRET_KEY: SECRET, WELLPAY_URL: sandbox?.url ?? '' });
const ops = (...args: string[]) =>
  run(process.execPath, [OPS, ...args, '--brand', BRAND], { env: { ...process.env, ...envOf() } });

/** A server, a provider, and somebody with a thousand points and an account there. */
const begin = async () => {
  sandbox = await startSandbox({ secret: Buffer.from(SECRET), beforeMade: async () => beforeMade?.() });
  installation = await makeInstallation(BRAND);
  server = await startServer(envOf());
  const at = { port: server.port, brand: BRAND };
  const ann = await signUp(at);
  const me = await call({ ...at, url: '/api/v1/users/me', token: ann.token });
  const post = (url: string, body: object) => call({ ...at, method: 'POST', url, token: ann.token, body });
  await post('/api/v1/users/security-code', { security_code: CODE, password: 'Passw0rd99' });
  await ops('deposit', me.result.username, '900.00', '--type', '121', '--remark', 'To begin with');
  const bound = await post('/api/v1/users/binding/wellpay', { address: 'annspurse', security_code: CODE });
  expect(bound.error).toBeUndefined();
  return { at, ann };
};

type Scene = Awaited<ReturnType<typeof begin>>;

const withdraw = ({ at, ann }: Scene, cid: string, amount = 1_000): Promise<Answer> =>
  call({
    ...{ ...at, method: 'POST', token: ann.token, url: '/api/v1/payment/withdrawal/wellpay' },
    body: { amount, security_code: CODE, cid },
  });
const stateOf = async ({ at, ann }: Scene, id: string) =>
  (await call({ ...at, token: ann.token, url: `/api/v1/payment/order/binding-status?order_id=${id}` })).result
    .order.status;
const restart = async ({ at }: Scene) => {
  server = await startServer({ ...envOf(), PORT: String(at.port) });
};
const kill = async () => {
  await server?.signal('SIGKILL');
};
/** What one repeats until it is heard. */
const made = (scene: Scene, cid: string) =>
  until(async () => {
    const answer = await withdraw(scene, cid);
    return answer.status === 200 && answer.result.qrcode !== '' ? answer.result : undefined;
  });
const told = (id: string) => until(async () => (await sandbox?.tell(id)) === 200);
/** All that is left of 900.00 can be withdrawn, and not a hundredth more. */
const expectLeft = async (scene: Scene, left: number) => {
  expect((await withdraw(scene, 'more', left + 1)).error).toBe('api.insufficient_balance');
  expect((await withdraw(scene, 'rest', left)).status).toBe(200);
  const { stdout: differences } = await ops('payments', 'differences');
  expect(differences).toBe('There is none.\n');
  const { stdout: verified } = await ops('ledger', 'verify');
  expect(verified).toContain('all add up');
};

test('kill -9 of the server while wellpay makes an order, and while it tells of it', async () => {
  const scene = await begin();
  // It has made it, and nobody here knows.
  let kills: Promise<unknown> | undefined;
  beforeMade = async () => {
    beforeMade = undefined;
    kills = kill();
    await kills;
  };
  expect((await withdraw(scene, 'c1')).status).toBe(0);
  await kills;
  await restart(scene);
  const { merchant_order_id: id } = await made(scene, 'c1');
  expect(Object.keys(sandbox?.state.orders ?? {})).toHaveLength(1);
  await Promise.all([sandbox?.decide(id, 'succeed'), kill()]);
  await restart(scene);
  await told(id);
  expect(await stateOf(scene, id)).toBe('success');
  await expectLeft(scene, 89_000);
});

test('kill -9 of the database while wellpay tells that an order failed', async () => {
  const scene = await begin();
  const { merchant_order_id: id } = await made(scene, 'c1');
  const [postmaster = 0] = await childrenOf(server?.pid ?? 0, 'postgres');
  const telling = sandbox?.decide(id, 'fail');
  process.kill(postmaster, 'SIGKILL');
  await telling;
  await told(id);
  expect(await stateOf(scene, id)).toBe('failed');
  await expectLeft(scene, 90_000);
});

test('kill -9 of the server at any moment of many withdrawals: nothing is lost, and nothing is done twice', async () => {
  const scene = await begin();
  // A fifth at once would lock the security password, and nobody would be there to free it.
  const cids = Array.from({ length: 4 }, (_, number) => `m${number}`);
  const sent = cids.map((cid) => withdraw(scene, cid));
  await Promise.race(sent);
  await kill();
  await Promise.all(sent);
  await restart(scene);
  const ids: string[] = [];
  for (const cid of cids) ids.push((await made(scene, cid)).merchant_order_id);
  expect(new Set(ids).size).toBe(cids.length);
  expect(Object.keys(sandbox?.state.orders ?? {})).toHaveLength(cids.length);
  const deciding = ids.map((id, at) => sandbox?.decide(id, at % 2 === 0 ? 'fail' : 'twice'));
  await Promise.race(deciding);
  await kill();
  await Promise.all(deciding);
  await restart(scene);
  for (const id of ids) await told(id);
  const states = await Promise.all(ids.map((id) => stateOf(scene, id)));
  expect(states).toEqual(ids.map((_, at) => (at % 2 === 0 ? 'failed' : 'success')));
  await expectLeft(scene, 88_000);
});
