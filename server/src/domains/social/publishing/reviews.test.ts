import type { RealtimeEvent } from '@livery/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangeFollow } from '../social.testing.ts';
import { publishing } from './publishing.testing.ts';

let app: TestApp;
let ann: TestPerson;
let ben: TestPerson;
const events: [person: string, event: RealtimeEvent][] = [];
beforeAll(async () => {
  app = await startTestApp();
  await app.startJobs();
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
  [ann, ben] = [await app.signUp(), await app.signUp()];
  await arrangeFollow(app.db(), ben.id, ann.id);
  app.infra.pubsub.subscribe(({ event, audience }) => {
    for (const person of 'users' in audience ? audience.users : []) events.push([person, event]);
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});
const { ask, publish } = publishing(() => app);

let said = '';
beforeEach(() => {
  said = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
});
afterEach(() => vi.restoreAllMocks());

const ops = async (...args: string[]): Promise<number> => main([...args, '--brand', 'aurora']);
const told = (post: string, review: string) =>
  expect
    .poll(
      () =>
        events.flatMap(([to, { event, data }]) =>
          event === 'post.reviewed' && data.post_id === post ? [[to, data]] : [],
        ),
      { timeout: 20_000 },
    )
    .toContainEqual([ann.id, expect.objectContaining({ review })]);
const see = async (id: string) => (await ask(ben, 'GET', `posts/${id}`)).error;
const audited = () =>
  app.db().selectFrom('audit_log').select(['action', 'target', 'reason', 'operator']).orderBy('id').execute();

test('posts wait for an operator, who approves or rejects them; their author is told at once, and it is written down', async () => {
  expect(await ops('settings', 'post_review', 'hold', '--reason', 'An incident')).toBe(0);
  const [good, bad] = [(await publish(ann)).result, (await publish(ann, { description: 'Buy now' })).result];
  expect([good.review, bad.review]).toEqual(['auditing', 'auditing']);
  expect(await ops('posts', 'list')).toBe(0);
  expect(said).toContain(good.id);
  expect(said).toContain('Buy now');
  expect(await ops('posts', 'approve', good.id)).toBe(0);
  expect(await ops('posts', 'reject', bad.id, '--reason', 'No advertising')).toBe(0);
  await told(good.id, 'approved');
  await told(bad.id, 'rejected');
  expect([await see(good.id), await see(bad.id)]).toEqual([undefined, 'api.post_audit_rejected']);
  const own = (await ask(ann, 'GET', `posts/${bad.id}`)).result;
  expect(own).toMatchObject({ review: 'rejected', review_reason: 'No advertising' });
  const feed = (await ask(ben, 'GET', 'recommend/follower')).result.list.map(({ id }: { id: string }) => id);
  expect(feed).toEqual([good.id]);
  expect(events.map(([to, { event }]) => [to, event])).toContainEqual([ben.id, 'post.new']);
  expect(await audited()).toMatchObject([
    { action: 'settings.change', target: 'settings.post_review', reason: 'An incident' },
    { action: 'posts.approve', target: good.id },
    {
      action: 'posts.reject',
      target: bad.id,
      reason: 'No advertising',
      operator: expect.stringMatching(/./),
    },
  ]);
  expect(await ops('settings', 'post_review', 'auto', '--reason', 'It is over')).toBe(0);
  expect((await publish(ann)).result.review).toBe('approved');
});

test('what everybody sees is taken away, and given back', async () => {
  const { id } = (await publish(ann)).result;
  expect(await ops('posts', 'reject', id, '--reason', 'a mistake')).toBe(0);
  expect(await see(id)).toBe('api.post_audit_rejected');
  expect(await ops('posts', 'approve', id)).toBe(0);
  expect(await see(id)).toBeUndefined();
  expect((await ask(ann, 'GET', `posts/${id}`)).result.review_reason).toBeUndefined();
});

test.each([
  [1, ['posts', 'approve', 'nothing']],
  [1, ['posts', 'reject', 'nothing', '--reason', 'x']],
  [2, ['posts', 'reject', 'nothing']],
  [2, ['posts', 'approve']],
  [2, ['posts', 'sell']],
  [2, ['settings', 'post_review', 'maybe', '--reason', 'x']],
  [2, ['settings', 'post_review', 'hold']],
  [2, ['people']],
])('%i is what a command that cannot be done ends with: %j', async (code, args) => {
  const before = await audited();
  expect(await ops(...args)).toBe(code);
  expect(said).not.toBe('');
  expect(await audited()).toEqual(before);
});

test('a brand has to be named, and its database to be there', async () => {
  expect(await main(['posts', 'list'])).toBe(2);
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', '/nowhere');
  expect(await ops('posts', 'list')).toBe(1);
  expect(said).toContain('No server runs on /nowhere');
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
});
