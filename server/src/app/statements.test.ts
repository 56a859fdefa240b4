import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRAND, givingAway } from '../domains/envelopes/envelopes.testing.ts';
import { arrangeFollow, arrangePerson, arrangePost } from '../domains/social/social.testing.ts';
import { poolsOf, recordStatements, type Statement } from '../testing/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

/**
 * What a call may ask of the database at most, `begin` and `commit` too: until it is answered, and with what goes on after
 * that. The table in docs/scaling.md says the same.
 */
const MOST = {
  'GET /social/api/recommend/public': [3, 3],
  'GET /social/api/recommend/follower': [2, 2],
  'GET /social/api/guest/recommend/public': [2, 2],
  'GET /social/api/posts/:id': [2, 2],
  'GET /social/api/posts/:id/comment': [4, 4],
  'PUT /social/api/posts/:id/like': [4, 18],
  'POST /social/api/posts/:id/comment': [13, 27],
  'GET /api/v1/users/me': [4, 4],
  'GET /api/v1/users/groups': [3, 3],
  'GET /api/v1/groups/:id': [3, 3],
  'GET /api/v2/groups/:id/messages': [4, 4],
  'POST /api/v1/messages': [2, 2],
  'GET /api/v1/notification/list': [5, 5],
  'GET /api/v1/search?type=posts': [4, 4],
  'GET /api/v1/search?type=users': [2, 2],
  'GET /api/v1/wallet/balance': [5, 5],
  'GET /api/v1/wallet/trading-logs': [5, 5],
  'POST /api/v1/red-envelopes': [12, 16],
  'POST /api/v1/red-envelopes/:id/claim': [7, 11],
} as const satisfies Record<string, readonly [number, number]>;

/** More than a page shows. */
const FULL = 31;

let app: TestApp;
let pools: pg.Pool[];
let ann: TestPerson;
let ben: TestPerson;
let groupId = '';
let postId = '';
const { ask, group, send } = givingAway(() => app);
const messageOf = () => ({ group_id: groupId, type: 'text', text: 'Tea?', cid: randomUUID() });
const commentOf = () => ({ text: 'Tea', cid: randomUUID() });
const like = async () => {
  const post = await arrangePost(app.db(BRAND), ben.id);
  return () => ask(ann, 'PUT', `/social/api/posts/${post}/like`);
};
const claim = async () => {
  const { result } = await send({ groupId, sender: ann });
  return () => ask(ben, 'POST', `/api/v1/red-envelopes/${result.id}/claim`, { cid: 'mine' });
};

beforeAll(async () => {
  app = await startTestApp();
  pools = poolsOf(app.infra);
  const scene = await group(6);
  groupId = scene.groupId;
  ann = scene.sender;
  ben = scene.others[0] as TestPerson;
  const db = app.db(BRAND);
  for (let number = 0; number < FULL; number += 1) {
    const author = await arrangePerson(db);
    postId = await arrangePost(db, author, { description: `Tea number ${number}` });
    await arrangeFollow(db, ann.id, author);
    await ask(ann, 'POST', '/api/v1/groups/direct', { contact_id: author });
    await ask(ann, 'POST', '/api/v1/messages', messageOf());
    await send({ groupId, sender: ann });
    await (await like())();
  }
  // Notifications of ann, one a post, and comments of one post.
  const mine = await Promise.all(Array.from({ length: FULL }, () => arrangePost(db, ann.id)));
  for (const post of [...mine, ...mine.map(() => postId)])
    await ask(ben, 'POST', `/social/api/posts/${post}/comment`, commentOf());
}, 120_000);
afterAll(() => app.stop());

type Ask = () => ReturnType<typeof ask>;
const read = (url: string) => async (): Promise<Ask> => () => ask(ann, 'GET', url);

/** Arranges each call, which is made when that is done. */
const BEGIN: Record<keyof typeof MOST, () => Promise<Ask>> = {
  'GET /social/api/recommend/public': read('/social/api/recommend/public'),
  'GET /social/api/recommend/follower': read('/social/api/recommend/follower'),
  'GET /social/api/guest/recommend/public': async () => () =>
    app.call({ brand: BRAND, url: '/social/api/guest/recommend/public' }),
  'GET /social/api/posts/:id': async () => () => ask(ann, 'GET', `/social/api/posts/${postId}`),
  'GET /social/api/posts/:id/comment': async () => () =>
    ask(ann, 'GET', `/social/api/posts/${postId}/comment`),
  'PUT /social/api/posts/:id/like': like,
  'POST /social/api/posts/:id/comment': async () => () =>
    ask(ann, 'POST', `/social/api/posts/${postId}/comment`, commentOf()),
  'GET /api/v1/users/me': read('/api/v1/users/me'),
  'GET /api/v1/users/groups': read('/api/v1/users/groups'),
  'GET /api/v1/groups/:id': async () => () => ask(ann, 'GET', `/api/v1/groups/${groupId}`),
  'GET /api/v2/groups/:id/messages': async () => () => ask(ann, 'GET', `/api/v2/groups/${groupId}/messages`),
  'POST /api/v1/messages': async () => () => ask(ann, 'POST', '/api/v1/messages', messageOf()),
  'GET /api/v1/notification/list': read('/api/v1/notification/list'),
  'GET /api/v1/search?type=posts': read('/api/v1/search?type=posts&q=tea'),
  'GET /api/v1/search?type=users': read('/api/v1/search?type=users&q=some'),
  'GET /api/v1/wallet/balance': read('/api/v1/wallet/balance'),
  'GET /api/v1/wallet/trading-logs': read('/api/v1/wallet/trading-logs'),
  'POST /api/v1/red-envelopes': async () => () => send({ groupId, sender: ann }),
  'POST /api/v1/red-envelopes/:id/claim': claim,
};

/** Nothing is asked of the database any more: what goes on after an answer has ended too. */
const untilQuiet = async (): Promise<void> => {
  for (let looks = 0; looks < 5; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (pools.some(({ totalCount, idleCount }) => totalCount > idleCount)) looks = 0;
  }
};

/** Settings are read once in two seconds for all. */
const isCounted = ({ text }: Statement): boolean => !text.includes('"settings"');

/** The least of three: what is read once for many, and what others have left to do, is not one call's. */
const count = async (begin: () => Promise<Ask>): Promise<[number, number]> => {
  const counts: [number, number][] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const call = await begin();
    await untilQuiet();
    const asked = await recordStatements(pools, async () => expect((await call()).status).toBe(200));
    const answered = asked.filter(isCounted).length;
    const after = await recordStatements(pools, untilQuiet);
    counts.push([answered, [...asked, ...after].filter(isCounted).length]);
  }
  return [Math.min(...counts.map(([answered]) => answered)), Math.min(...counts.map(([, all]) => all))];
};

test('no call asks more of the database than is written down, however full its page is', async () => {
  const counted: Record<string, [number, number]> = {};
  for (const [name, begin] of Object.entries(BEGIN)) counted[name] = await count(begin);
  const lines = Object.entries(counted).map(([name, counts]) => `| \`${name}\` | ${counts.join(' | ')} |`);
  process.stdout.write(`${lines.join('\n')}\n`);
  const above = Object.entries(MOST).filter(([name, most]) =>
    most.some((bound, index) => (counted[name]?.[index] ?? Number.POSITIVE_INFINITY) > bound),
  );
  expect(above).toEqual([]);
}, 60_000);
