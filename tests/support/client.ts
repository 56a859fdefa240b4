import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/** The response of a server. `status` 0: none, the connection broke. */
export interface Answer {
  status: number;
  error: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the server said without restating its type
  result: any;
}

export interface Call {
  port: number;
  brand: string;
  method?: 'GET' | 'POST' | 'PUT';
  url: string;
  token?: string;
  body?: unknown;
}

const NOTHING: Answer = { status: 0, error: undefined, result: undefined };

/** One call from outside, on a connection of its own. Never rejects. */
export const call = ({ port, brand, method = 'GET', url, token, body }: Call): Promise<Answer> =>
  new Promise((resolve) => {
    const headers = {
      host: `${brand}.localhost:${port}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = request(
      { host: '127.0.0.1', port, method, path: url, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('error', () => resolve(NOTHING));
        response.on('end', () => resolve({ ...parse(text), status: response.statusCode ?? 0 }));
      },
    );
    sent.setTimeout(20_000, () => sent.destroy());
    sent.on('error', () => resolve(NOTHING));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const parse = (text: string): Omit<Answer, 'status'> => {
  try {
    const { error, result } = JSON.parse(text);
    return { error, result };
  } catch {
    return { error: undefined, result: undefined };
  }
};

export interface Person {
  id: string;
  username: string;
  token: string;
}

/** Signs a person up by e-mail, with the code from the development mailbox. */
export const signUp = async (at: Pick<Call, 'port' | 'brand'>): Promise<Person> => {
  const unique = randomUUID().slice(0, 8);
  const email = `${unique}@mail.example`;
  const identity = { mode: 'email', email, device_id: `device-${unique}` };
  const post = async (url: string, body: unknown) => {
    const answer = await call({ ...at, method: 'POST', url, body });
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${answer.error}`);
    return answer.result;
  };
  await post('/api/v3/verification', identity);
  const mails = await call({ ...at, url: `/dev/mailbox.json?to=${encodeURIComponent(email)}` });
  await post('/api/v1/verification/check', { ...identity, code: mails.result.list[0].code });
  const account = { username: `u1${unique}`, password: 'Passw0rd99', nickname: 'Someone' };
  const { access_token: token } = await post('/api/v1/register', { ...identity, ...account });
  const me = await call({ ...at, url: '/api/v1/users/me', token });
  return { id: me.result.id, username: account.username, token };
};

/** A conversation of two new people. */
export const openConversation = async (at: Pick<Call, 'port' | 'brand'>) => {
  const [ann, ben] = [await signUp(at), await signUp(at)];
  const body = { contact_id: ben.id };
  const answer = await call({ ...at, method: 'POST', url: '/api/v1/groups/direct', token: ann.token, body });
  return { ann, ben, groupId: answer.result.id as string };
};
