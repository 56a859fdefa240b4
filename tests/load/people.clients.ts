/** Signed-in people, who read, like, comment, write, send pictures and lose their connection now and then. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { type Caller, createCaller, type Reply, type Sent } from './keep-alive.ts';
import type { Line } from './stored-sends.world.ts';

export interface Order {
  port: number;
  host: string;
  people: Line[];
  posts: string[];
  /** Bytes of a PNG. */
  picture: Uint8Array;
  /** Milliseconds between two things that one person does, on average. */
  pause: number;
  seconds: number;
}

export interface Answer {
  /** Milliseconds of each call, by what it is. */
  delays: Record<string, number[]>;
  /** What went wrong, as `what status code`; empty when nothing did. */
  errors: string[];
  /** Client ids of messages that were acknowledged. */
  acknowledged: string[];
  /** Events that came by the sockets. */
  events: number;
}

interface Person {
  order: Order;
  line: Line;
  call: Caller;
  answer: Answer;
  socket: WebSocket;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const BOUNDARY = 'a-form-of-the-benchmark';

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Makes a call and notes how long it took. */
const timed = async ({ call, line, answer }: Person, what: string, sent: Sent): Promise<Reply> => {
  const start = performance.now();
  const headers = { authorization: `Bearer ${line.token}`, ...(sent.body && JSON_TYPE), ...sent.headers };
  const reply = await call({ ...sent, headers }).catch((error: Error) => ({
    status: 0,
    body: error.message,
  }));
  answer.delays[what] ??= [];
  answer.delays[what].push(performance.now() - start);
  if (reply.status !== 200) answer.errors.push(`${what} ${reply.status} ${reply.body.slice(0, 100)}`);
  return reply;
};

const send = async (person: Person, message: Record<string, unknown>) => {
  const cid = randomUUID();
  const body = JSON.stringify({ group_id: person.line.groupId, cid, ...message });
  const { status } = await timed(person, 'send', { path: '/api/v1/messages', body });
  if (status === 200) person.answer.acknowledged.push(cid);
};

const formOf = (fields: Record<string, string>, file: Uint8Array): Buffer => {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts.join('') + head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
};

const sendPicture = async (person: Person) => {
  const path = `/api/v1/files/groups/${person.line.groupId}/upload_file?extension=png`;
  const target = await timed(person, 'place of an upload', { path });
  if (target.status !== 200) return;
  const { url, form_data, file_path } = JSON.parse(target.body).result;
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const body = formOf(form_data, person.order.picture);
  const stored = await timed(person, 'upload', { path: url, headers, body });
  if (stored.status === 200) await send(person, { type: 'image', file_path });
};

/** A socket that is signed in; the events that come are counted. */
const connect = ({ order, line, answer }: Omit<Person, 'socket'>): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const headers = { host: order.host, origin: `http://${order.host}` };
    const socket = new WebSocket(`ws://127.0.0.1:${order.port}/api/v1/realtime`, { headers });
    socket.on('open', () => socket.send(JSON.stringify({ op: 'auth', token: line.token })));
    socket.on('error', reject);
    socket.once('message', () => {
      resolve(socket);
      socket.on('message', () => {
        answer.events += 1;
      });
    });
  });

const reconnect = async (person: Person) => {
  person.socket.terminate();
  const start = performance.now();
  person.socket = await connect(person);
  person.answer.delays['reconnect'] ??= [];
  person.answer.delays['reconnect'].push(performance.now() - start);
};

const feed = (person: Person) => timed(person, 'feed', { path: '/social/api/recommend/public' });
const me = (person: Person) => timed(person, 'users/me', { path: '/api/v1/users/me' });
const room = (person: Person) =>
  timed(person, 'messages', { path: `/api/v2/groups/${person.line.groupId}/messages` });
const like = (person: Person) =>
  timed(person, 'like', { method: 'PUT', path: `/social/api/posts/${oneOf(person.order.posts)}/like` });
const comment = (person: Person) => {
  const body = JSON.stringify({ text: 'What a view!', cid: randomUUID() });
  return timed(person, 'comment', { path: `/social/api/posts/${oneOf(person.order.posts)}/comment`, body });
};
const write = (person: Person) => send(person, { type: 'text', text: 'Shall we meet at the tea house?' });

/** What people do, as often as it stands here in a hundred times. */
const HABITS: readonly (readonly [number, (person: Person) => Promise<unknown>])[] = [
  [30, feed],
  [25, write],
  [15, like],
  [12, room],
  [8, me],
  [5, comment],
  [3, reconnect],
  [2, sendPicture],
];
const CHOICES = HABITS.flatMap(([times, habit]) => Array.from({ length: times }, () => habit));

const live = async (person: Person, end: number) => {
  const { pause } = person.order;
  await wait(Math.random() * pause);
  while (performance.now() < end) {
    await oneOf(CHOICES)(person).catch((error: Error) => person.answer.errors.push(error.message));
    await wait(pause * (0.5 + Math.random()));
  }
  person.socket.terminate();
};

process.on('message', async (order: Order) => {
  const answer: Answer = { delays: {}, errors: [], acknowledged: [], events: 0 };
  const call = createCaller(order);
  const people: Person[] = [];
  for (const line of order.people) {
    const person = { order, line, call, answer };
    people.push({ ...person, socket: await connect(person) });
  }
  const end = performance.now() + order.seconds * 1000;
  await Promise.all(people.map((person) => live(person, end)));
  process.send?.(answer);
});
