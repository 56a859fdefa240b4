import { call, register } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { logIn } from './support/walk.ts';

const HOSTILE = '</script><img src=x onerror="window.broken=1"><b>red}body{display:none</b>';

test('markup in a message is shown as text and never runs', async ({ page, request, t }) => {
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

  await logIn(page, t, mine);
  await page.goto(`/room/${group.id}`);
  await expect(page.getByRole('log')).toContainText(HOSTILE);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('body').isVisible()).toBe(true);
});
