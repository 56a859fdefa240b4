import type { TestApp, TestPerson } from './test-app.ts';

let counter = 0;

/** A person who came in by the calls, as a client does: for tests of what those calls leave behind. */
export const registerByCalls = async (app: TestApp): Promise<TestPerson> => {
  counter += 1;
  const username = `caller${counter}`;
  const email = `${username}@mail.example`;
  const deviceId = `device-of-${username}`;
  const identity = { mode: 'email', email, device_id: deviceId };
  const [password, nickname] = ['Passw0rd99', `Caller ${counter}`];
  const post = async (url: string, body: unknown) => {
    const response = await app.call({ method: 'POST', url, body });
    if (response.status !== 200) throw new Error(`${url}: ${response.raw.body}`);
    return response.result;
  };
  await post('/api/v3/verification', identity);
  await post('/api/v1/verification/check', { ...identity, code: app.codeFor(email) });
  const tokens = await post('/api/v1/register', { ...identity, username, password, nickname });
  const { access_token: access, refresh_token: refresh } = tokens;
  const { id } = (await app.call({ url: '/api/v1/users/me', token: access })).result;
  return { id, email, username, nickname, password, deviceId, access, refresh };
};
