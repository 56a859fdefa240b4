import { call, codeFor, register, uniqueName } from './support/api.ts';
import { expect, test } from './support/test.ts';

const HOSTILE = '</script><img src=x onerror="window.broken=1"><b>red}body{display:none</b>';

test('markup in a message is shown as text and never runs', async ({ page, request, signsIn }) => {
  const [mine, other] = [await register(request, 'Reader One'), await register(request, 'Writer Two')];
  const me = await (
    await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${mine.access}` } })
  ).json();
  const group = await call(request, '/api/v1/groups/direct', { contact_id: me.result.id }, other.access);
  await call(
    request,
    '/api/v1/messages',
    { group_id: group.id, cid: 'hostile', type: 'text', text: HOSTILE },
    other.access,
  );

  await signsIn(page, mine);
  await page.goto(`/room/${group.id}`);
  await expect(page.getByRole('log')).toContainText(HOSTILE);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('body').isVisible()).toBe(true);
});

test('markup in a nickname is refused, and the person has no account', async ({ request }) => {
  const username = uniqueName();
  const identity = { mode: 'email', email: `${username}@mail.example`, device_id: `device-of-${username}` };
  await call(request, '/api/v3/verification', identity);
  const code = await codeFor(request, identity.email);
  await call(request, '/api/v1/verification/check', { ...identity, code });
  const account = { ...identity, username, password: 'Passw0rd99' };
  for (const nickname of ['<b>bold</b>', HOSTILE]) {
    const answer = await request.post('/api/v1/register', { data: { ...account, nickname } });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: 'api.validation',
      params: { nickname: expect.any(String) },
    });
  }
  const login = { mode: 'email', email: identity.email, password: account.password, grant_type: 'password' };
  const answer = await request.post('/api/v1/login', {
    data: { ...login, device_id: identity.device_id, device_type: 'web' },
  });
  expect([answer.status(), (await answer.json()).error]).toEqual([400, 'api.unauthorized']);
});
