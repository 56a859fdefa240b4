import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { TenantDb } from '../../infra/database/database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { untilStatementsWait } from '../../testing/waiting-statements.ts';
import { setPosition } from '../groups/admins/admins.repository.ts';
import { lockGroup } from '../groups/group-lock.repository.ts';
import { removeMember } from '../groups/members/leaving.repository.ts';
import { talking } from './talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, list, pair, people, post, setRole } = talking(() => app);

const permit = (groupId: string, ...member_permission: string[]) =>
  app.db().updateTable('groups').set({ member_permission }).where('id', '=', groupId).execute();

test('members send what their group permits; its owner and admins whatever they like', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben, cas);
  await setRole(id, cas, 'admin');
  const { result: asked } = await post(ben, id, { text: 'Tea?' });
  await permit(id, 'image', 'pin');
  const refused = await post(ben, id, { text: 'muted' });
  expect([refused.status, refused.error]).toEqual([403, 'api.forbidden']);
  const body = { type: 'text', text: 'muted too', cid: 'muted' };
  expect((await ask(ben, 'POST', `/api/v1/messages/${asked.id}/thread`, body)).error).toBe('api.forbidden');
  for (const who of [ann, cas]) expect((await post(who, id, { text: 'hello' })).status).toBe(200);
  await permit(id, 'message');
  expect((await post(ben, id, { text: 'heard again' })).status).toBe(200);
  const { list: all } = (await list(ann, id)).result;
  expect(all.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

test('what waited for the group is held to what it permits by then', async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  const id = await group(ann, ben);
  const late = await app
    .db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('groups').set({ member_permission: [] }).where('id', '=', id).execute();
      const sending = post(ben, id, { text: 'late', cid: 'late' });
      await untilStatementsWait(app);
      return { sending };
    });
  expect((await late.sending).error).toBe('api.forbidden');
  await permit(id, 'message');
  expect((await post(ben, id, { text: 'later', cid: 'late' })).result).toMatchObject({
    text: 'later',
    seq: 2,
  });
});

test.each([
  ['nobody who was removed meanwhile', removeMember, 'api.forbidden'],
  [
    'nobody who is no admin any more',
    (trx, id, who) => setPosition(trx, id, who, { role: 'member' }),
    'api.forbidden',
  ],
  ['who is still one', (trx, id, who) => setPosition(trx, id, who, { role: 'admin' }), undefined],
] satisfies [string, (trx: TenantDb, id: string, who: string) => Promise<unknown>, string | undefined][])(
  'what waited for the group is of %s',
  async (_, change, error) => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const id = await group(ann, ben);
    await permit(id);
    await setRole(id, ben, 'admin');
    const late = await app
      .db()
      .transaction()
      .execute(async (trx) => {
        await lockGroup(trx, id);
        const sending = post(ben, id, { text: 'late' });
        await untilStatementsWait(app);
        await change(trx, id, ben.id);
        return { sending };
      });
    expect((await late.sending).error).toBe(error);
    const { list: all } = (await list(ann, id)).result;
    expect(all).toHaveLength(error ? 1 : 2);
  },
);

test('a repeat of what was permitted once returns it', async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  const id = await group(ann, ben);
  const first = await post(ben, id, { text: 'once', cid: 'permitted' });
  await permit(id);
  expect((await post(ben, id, { text: 'once', cid: 'permitted' })).result).toEqual(first.result);
});

test('a direct conversation permits everything but links', async () => {
  const { ann, id } = await pair();
  await permit(id);
  expect((await post(ann, id, { text: 'hello' })).status).toBe(200);
  expect((await post(ann, id, { text: 'see example.com' })).error).toBe('api.comment_has_hyperlink');
});

test('the brand may let people send links in direct conversations', async () => {
  const brandsDir = temporaryFolder();
  await cp(join(app.infra.config.brandsDir, 'aurora'), join(brandsDir, 'aurora'), { recursive: true });
  const file = join(brandsDir, 'aurora', 'brand.json');
  const brand = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...brand, direct_links: true }));
  const open = await startTestApp({ brandsDir });
  onTestFinished(() => open.stop());
  const talk = talking(() => open);
  const { ann, id } = await talk.pair();
  expect((await talk.post(ann, id, { text: 'see example.com' })).status).toBe(200);
  expect((await talk.ask(ann, 'GET', `/api/v1/groups/${id}`)).result.user_auth.permissions).toContain('link');
});

test('block words are refused by name, in texts, replies and names of files', async () => {
  const strict = await startTestApp();
  onTestFinished(() => strict.stop());
  const { ask, pair, post, list } = talking(() => strict);
  const { ann, ben, id } = await pair();
  const value = JSON.stringify({ words: ['casino', '赌场'] });
  await strict.db().insertInto('settings').values({ key: 'block_words', value }).execute();
  const { result: asked } = await post(ann, id, { text: 'Shall we?' });
  const replied = ask(ben, 'POST', `/api/v1/messages/${asked.id}/thread`, {
    type: 'text',
    text: '去赌 场',
    cid: 'r',
  });
  const refused = [
    await post(ann, id, { text: 'to the CASINO!' }),
    await replied,
    await post(ann, id, { type: 'file', file_path: 'x', filename: 'casino.pdf' }),
  ];
  expect(refused.map(({ status, error }) => [status, error])).toEqual(
    refused.map(() => [400, 'api.block_word']),
  );
  expect(refused.map(({ raw }) => raw.json().params.word)).toEqual(['casino', '赌场', 'casino']);
  expect((await post(ann, id, { text: 'casinos are no word of it' })).status).toBe(200);
  expect((await list(ben, id)).result.list).toHaveLength(2);
});

test('what was sent before a word was blocked is returned to a repeat', async () => {
  const later = await startTestApp();
  onTestFinished(() => later.stop());
  const { pair, post } = talking(() => later);
  const { ann, id } = await pair();
  const cid = 'before';
  const first = await post(ann, id, { text: 'to the casino', cid });
  const value = JSON.stringify({ words: ['casino'] });
  await later.db().insertInto('settings').values({ key: 'block_words', value }).execute();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await post(ann, id, { text: 'to the casino', cid: 'after' })).error).toBe('api.block_word');
  expect((await post(ann, id, { text: 'to the casino', cid })).result).toEqual(first.result);
});
