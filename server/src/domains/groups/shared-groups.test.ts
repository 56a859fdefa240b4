import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCursor } from '../../infra/cursor.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, people } = talking(() => app);

test('groups in common come by name, page by page, also where two are called the same', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const named = async (display_name: string) => {
    const id = await group(ann, ben);
    await app.db().updateTable('groups').set({ display_name }).where('id', '=', id).execute();
    return id;
  };
  const [walks, tea, alsoTea] = [await named('Walks'), await named('Tea'), await named('Tea')];
  const foreign = await group(ann, cas);
  const read = (query: string) => ask(ann, 'GET', `/api/v1/contacts/${ben.id}/groups${query}`);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { result } = await read(`?limit=1&next_id=${next}`);
    seen.push(...result.list.map(({ id }: { id: string }) => id));
    next = result.next_id;
  }
  expect(seen).toEqual([...[tea, alsoTea].toSorted(), walks]);
  // Behind a group that is not one of them stands nothing: its name is not to be guessed by what comes after it.
  await app.db().updateTable('groups').set({ display_name: 'Aaa' }).where('id', '=', foreign).execute();
  expect((await read(`?next_id=${writeCursor({ place: 0, id: foreign })}`)).result.list).toEqual([]);
  expect((await read('?next_id=nonsense')).error).toBe('api.validation');
});
