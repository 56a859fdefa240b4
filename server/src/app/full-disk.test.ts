import { expect, onTestFinished, test } from 'vitest';
import { talking } from '../domains/messages/talk.testing.ts';
import { arrangePost } from '../domains/social/social.testing.ts';
import { recordStatements } from '../testing/statements.ts';
import { startTestApp } from '../testing/test-app.ts';

const MEGABYTE = 1024 * 1024;

const start = async () => {
  let free = 2_000;
  const app = await startTestApp({ freeSpace: async () => free * MEGABYTE });
  onTestFinished(() => app.stop());
  const { pair, post } = talking(() => app);
  const { ann, id } = await pair();
  await arrangePost(app.db(), ann.id);
  const fill = (megabytes: number) => {
    free = megabytes;
    return app.infra.space.look();
  };
  const answers = async () => {
    const token = ann.access;
    const renewal = { refresh_token: 'unknown' };
    const all = await Promise.all([
      app.call({ url: '/api/v1/users/me', token }),
      app.call({ url: `/api/v2/groups/${id}/messages`, token }),
      app.call({ url: '/social/api/recommend/public', token }),
      app.call({ url: '/social/api/guest/recommend/public' }),
      app.call({ method: 'POST', url: '/api/v1/token/refresh', body: renewal }),
      post(ann, id, { text: 'hello' }),
    ]);
    return all.map(({ status, error }) => error ?? status);
  };
  return { app, fill, answers };
};

test('below a quarter of the floor of uploads people come in and read, and nothing else is written', async () => {
  const { fill, answers } = await start();
  expect(await answers()).toEqual([200, 200, 200, 200, 'api.unauthorized', 200]);
  await fill(255);
  expect(await answers()).toEqual([200, 200, 200, 200, 'api.unauthorized', 'api.unavailable']);
  await fill(256);
  expect(await answers()).toEqual([200, 200, 200, 200, 'api.unauthorized', 200]);
});

test('below a sixteenth nothing is written at all, not even what guests are counted by', async () => {
  const { app, fill, answers } = await start();
  await fill(63);
  const statements = await recordStatements(app.infra.guests.pool, async () => {
    expect(await answers()).toEqual([200, 200, 200, 200, 'api.unavailable', 'api.unavailable']);
  });
  expect(statements.map(({ text }) => text).filter((text) => /^(insert|update|delete)/.test(text))).toEqual(
    [],
  );
  await fill(2_000);
  expect(await answers()).toEqual([200, 200, 200, 200, 'api.unauthorized', 200]);
});
