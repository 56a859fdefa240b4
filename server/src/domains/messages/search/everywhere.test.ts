import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking, textsOf } from '../talk.testing.ts';
import { createSearchEverywhere } from './everywhere.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, open, people, post } = talking(() => app);

const search = (person: TestPerson, q: string, next = '') =>
  ask(
    person,
    'GET',
    `/api/v1/users/messages/search?${new URLSearchParams({ q, ...(next && { next_id: next }) })}`,
  );
const three = () => people('Ann', 'Ben', 'Cas') as Promise<[TestPerson, TestPerson, TestPerson]>;

test('needs a session and something to look for', async () => {
  const [ann] = await three();
  expect((await search({ ...ann, access: '' }, '茶山')).status).toBe(401);
  expect((await search(ann, '')).error).toBe('api.validation');
  expect((await search(ann, ' ')).error).toBe('api.validation');
  expect((await search(ann, 'x'.repeat(49))).error).toBe('api.validation');
});

test('finds the newest of each conversation, and nothing that the reader may not see', async () => {
  const [ann, ben, cas] = await three();
  const hills = await group(ann, ben, cas);
  const direct = await open(ann, ben);
  const foreign = await open(ben, cas);
  await post(ann, hills, { text: '周六去茶山' });
  await post(ben, hills, { text: '茶山见' });
  await post(ann, direct, { text: '茶山的票' });
  await post(ben, foreign, { text: '茶山的事别告诉他' });
  expect(textsOf(await search(ann, '茶山'))).toEqual(['茶山的票', '茶山见']);
  expect(textsOf(await search(cas, '茶山'))).toEqual(['茶山的事别告诉他', '茶山见']);
  expect(textsOf(await search(ann, '云海'))).toEqual([]);
  await ask(ann, 'POST', `/api/v1/groups/${direct}/clear`);
  await block(ann, ben);
  await post(ben, hills, { text: '茶山改到周日' });
  expect(textsOf(await search(ann, '茶山'))).toEqual(['茶山见']);
});

test('goes through the list of conversations a page at a time', async () => {
  const [ann, ben] = await three();
  for (let made = 0; made < 22; made += 1) {
    const id = await group(ann, ben);
    await post(ben, id, { text: made === 0 ? '最早的茶' : '别的话' });
  }
  const first = await search(ann, '早的');
  expect(textsOf(first)).toEqual([]);
  const second = await search(ann, '早的', first.result.next_id);
  expect(textsOf(second)).toEqual(['最早的茶']);
  expect(second.result.next_id).toBeNull();
});

test.each([1, 20, 40])('reads no more for a page of %i conversations than for any other', async (count) => {
  const blocks: number[] = [];
  const ids = Array.from({ length: count }, (_, n) => ({ id: `g${n}` }));
  const { searchEverywhere } = createSearchEverywhere({
    groups: { list: async () => ({ list: ids, next_id: null }) },
    search: async (...[, , , , most = 0]: unknown[]) => {
      blocks.push(Number(most));
      return { list: [], days: [], next_id: null };
    },
  } as unknown as Parameters<typeof createSearchEverywhere>[0]);
  await searchEverywhere({} as never, {} as never, { q: 'tea' });
  expect(blocks).toHaveLength(count);
  expect(blocks.reduce((sum, most) => sum + most, 0)).toBeLessThanOrEqual(2048);
});
