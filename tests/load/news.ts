import { randomUUID } from 'node:crypto';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { createCaller, type Sent } from './keep-alive.ts';
import { openRawSocket } from './raw-socket.ts';
import { quantile } from './statistics.ts';
import { type Line, makeWorld } from './stored-sends.world.ts';

const AMOUNTS: Record<Size, { followers: number; posts: number }> = {
  full: { followers: 500, posts: 20 },
  smoke: { followers: 5, posts: 1 },
};

const POST = { kind: 'text', hashtags: [], media: [], privacy: 'everyone' };

/** Somebody publishes, one post after another; milliseconds from the call to each follower's frame, and to their feed that has it on top. */
const publish = async (
  { port }: ServerProcess,
  host: string,
  [author, ...followers]: Line[],
  posts: number,
) => {
  const call = createCaller({ port, host });
  const ask = async (token: string, path: string, { method = 'GET', body }: Partial<Sent> = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const reply = await call({ method, path, headers, ...(body && { body }) });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.slice(0, 200)}`);
    return JSON.parse(reply.body).result;
  };
  if (!author) throw new Error('Nobody publishes.');
  const told: number[] = [];
  const shown: number[] = [];
  let published = 0;
  let wake = () => {};
  const onFrame = (buffer: Buffer, start: number, end: number) => {
    if (!buffer.toString('latin1', start, end).includes('"post.new"')) return;
    told.push(performance.now() - published);
    wake();
  };
  for (const { token } of followers) {
    await ask(token, `/social/api/authors/${author.userId}/follow`, { method: 'PUT' });
    await openRawSocket({ port, host, dialect: 'livery', token, onFrame });
  }
  for (let count = 1; count <= posts; count += 1) {
    published = performance.now();
    const draft = {
      ...POST,
      cid: randomUUID(),
      description: `number ${count}`,
      allow_comment: true,
      allow_save: true,
    };
    const post = await ask(author.token, '/social/api/posts', {
      method: 'POST',
      body: JSON.stringify(draft),
    });
    while (told.length < count * followers.length) await new Promise<void>((go) => (wake = go));
    const { list } = await ask(followers[0]?.token ?? '', '/social/api/recommend/follower?per_page=1');
    if (list[0]?.id !== post.id) throw new Error(`Post ${count} is not on top of what is followed.`);
    shown.push(performance.now() - published);
  }
  return { told, shown };
};

export const news: Bench = {
  name: 'news',
  goal: 'issue 13: a post is with who follows within a second',
  run: async (size): Promise<Row[]> => {
    const { followers, posts } = AMOUNTS[size];
    const world = await makeWorld(followers + 1);
    try {
      const server = await startServer({ ...world.serverEnv, CONNECTIONS_PER_ADDRESS: '10000' });
      const host = `${world.brand}.localhost:${server.port}`;
      const { told, shown } = await publish(server, host, world.lines, posts).finally(() =>
        server.signal('SIGINT'),
      );
      const what = `a post with ${followers} followers who are here`;
      return [
        { what: `${what}: told, median`, value: round(quantile(told, 0.5), 1), unit: 'ms' },
        {
          what: `${what}: told, p99`,
          value: round(quantile(told, 0.99), 1),
          unit: 'ms',
          goal: { most: 1000 },
        },
        {
          what: `${what}: in the feed of one, p99`,
          value: round(quantile(shown, 0.99), 1),
          unit: 'ms',
          goal: { most: 1000 },
        },
      ];
    } finally {
      await world.stop();
    }
  },
};
