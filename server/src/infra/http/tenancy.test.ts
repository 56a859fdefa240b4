import { expect, onTestFinished, test } from 'vitest';
import { talking } from '../../domains/messages/talk.testing.ts';
import { startTestApp, type TestPerson } from '../../testing/test-app.ts';

test('where all connections for reading are taken, a change still finds one', async () => {
  const app = await startTestApp({ env: { DATABASE_POOL: '1' } });
  onTestFinished(() => app.stop());
  const { ask, group, list, people } = talking(() => app);
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  const id = await group(ann, ben);
  await app
    .db()
    .transaction()
    .execute(async () => {
      const reading = list(ben, id);
      expect((await ask(ann, 'DELETE', `/api/v1/groups/${id}`)).status).toBe(200);
      expect((await reading).error).toBe('api.unavailable');
    });
  expect((await list(ben, id)).error).toBe('api.not_found');
});

test('who asks for no language that we speak is answered in the brand’s own', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const said = async (brand: string, language?: string) => {
    const headers = { host: `${brand}.localhost`, ...(language && { 'accept-language': language }) };
    const answer = await app.app.inject({ method: 'GET', url: '/api/v1/users/me', headers });
    return /\p{Script=Han}/u.test(answer.json().message) ? 'zh-CN' : 'en';
  };
  expect([await said('saffron'), await said('saffron', 'fr'), await said('saffron', 'zh')]).toEqual([
    'en',
    'en',
    'zh-CN',
  ]);
  expect([await said('aurora'), await said('aurora', 'en')]).toEqual(['zh-CN', 'en']);
});
