/** Attackers from an address of their own, all at once, with half a core between them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Caller, createCaller } from './keep-alive.ts';

export interface Order {
  port: number;
  host: string;
  /** Of accounts that attack from within, with a conversation each. */
  accounts: { token: string; groupId: string }[];
  seconds: number;
}

export interface Answer {
  attempts: number;
  /** How many got which status; 0: the connection was closed. */
  statuses: Record<number, number>;
}

const ADDRESS = '127.0.0.2';
const SHARE_OF_A_CORE = 0.5;
const STEP = 10;
const OPEN_AT_ONCE = 400;

const JSON_TYPE = { 'content-type': 'application/json' };

/** A request of raw bytes, left open for a while. */
const dribble = (port: number, text: string, ms: number): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS });
    const timer = setTimeout(() => socket.destroy(), ms);
    let status = 0;
    socket.on('connect', () => socket.write(text));
    socket.on('data', (part) => {
      status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(part.toString('latin1'))?.[1] ?? 0);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(status);
    });
  });

/** Each returns the status that it got. */
const attacksOf = ({ port, host, accounts }: Order, call: Caller): (() => Promise<number>)[] => {
  const status = async (sent: Parameters<Caller>[0]) => (await call(sent)).status;
  const one = () => accounts[Math.floor(Math.random() * accounts.length)];
  const asOne = (sent: Parameters<Caller>[0]) => {
    const headers = { authorization: `Bearer ${one()?.token}`, ...(sent.body && JSON_TYPE) };
    return status({ ...sent, headers });
  };
  const post = (path: string, body: unknown) => asOne({ path, body: JSON.stringify(body) });
  const head = `POST /api/v1/login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`;
  const login = () => ({
    ...{
      mode: 'email',
      email: `${randomUUID()}@mail.example`,
      password: 'Wrong1pass',
      grant_type: 'password',
    },
    device_id: randomUUID(),
  });
  return [
    () => status({ path: '/social/api/guest/recommend/public?type=chart' }),
    () => status({ path: `/social/api/guest/posts/${randomUUID()}/comment` }),
    () => status({ path: '/' }),
    () => status({ path: '/api/v1/login', headers: JSON_TYPE, body: JSON.stringify(login()) }),
    () =>
      status({
        path: '/api/v1/users/me',
        headers: { authorization: `Bearer ${randomBytes(32).toString('base64url')}` },
      }),
    () => status({ path: '/api/v1/login', headers: JSON_TYPE, body: randomBytes(2_000) }),
    () => status({ path: '/api/v1/login', headers: JSON_TYPE, body: 'x'.repeat(400_000) }).catch(() => 413),
    () =>
      post('/api/v1/messages', {
        group_id: one()?.groupId,
        type: 'text',
        text: 'x'.repeat(4_000),
        cid: randomUUID(),
      }),
    () =>
      post('/api/v1/messages', {
        group_id: one()?.groupId,
        type: 'text',
        text: 'evil.com/x',
        cid: randomUUID(),
      }),
    () => asOne({ path: `/api/v2/contacts/search?keyword=${randomBytes(3).toString('hex')}` }),
    () => asOne({ path: `/api/v1/files/groups/${one()?.groupId}/upload_file?extension=png` }),
    () => asOne({ path: '/social/api/recommend/public?type=chart' }),
    () => dribble(port, `${head}content-length: 1000\r\n\r\n{`, 15_000),
    () => dribble(port, head, 15_000),
    () => dribble(port, `GET / HTTP/1.1\r\nno colon here\r\n\r\n`, 1_000),
    () => dribble(port, randomBytes(500).toString('latin1'), 1_000),
    () =>
      dribble(
        port,
        `GET /api/v1/realtime HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
          'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        8_000,
      ),
  ];
};

const attack = async (order: Order): Promise<Answer> => {
  const answer: Answer = { attempts: 0, statuses: {} };
  const attacks = attacksOf(order, createCaller({ ...order, from: ADDRESS }));
  const start = performance.now();
  const before = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const open = new Set<Promise<unknown>>();
  while (performance.now() - start < order.seconds * 1000) {
    const isTired = spent() > SHARE_OF_A_CORE * (performance.now() - start);
    if (isTired || open.size >= OPEN_AT_ONCE) {
      await wait(STEP);
      continue;
    }
    const run = attacks[answer.attempts % attacks.length]?.()
      .catch(() => 0)
      .then((status) => {
        answer.statuses[status] = (answer.statuses[status] ?? 0) + 1;
        if (run) open.delete(run);
      });
    if (run) open.add(run);
    answer.attempts += 1;
    // Without a turn of the loop nothing would be sent.
    if (answer.attempts % STEP === 0) await wait(0);
  }
  return answer;
};

process.on('message', async (order: Order) => {
  process.send?.(await attack(order));
});
