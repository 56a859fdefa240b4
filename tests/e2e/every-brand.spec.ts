import { call, register } from './support/api.ts';
import { allBrands } from './support/brands.ts';
import { expect, test } from './support/test.ts';
import { startOf } from './support/visitor.ts';
import { logOut } from './support/walk.ts';

/** One way through the whole product, the same in each brand, in the brand's own language, on a phone. */
for (const { id, config } of allBrands) {
  test.describe(id, () => {
    test.use({
      brand: id,
      baseURL: `http://${id}.localhost:${process.env.E2E_PORT}`,
      locale: config.locale,
      messagesLocale: config.locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });

    test('feed, login over a post, a like, a conversation, the own page and out again', async ({
      page,
      request,
      visitor,
      t,
    }) => {
      const [me, friend] = [await register(request, 'Every Brand'), await register(request, 'Old Friend')];
      const group = await call(request, '/api/v1/groups/direct', { contact_id: me.id }, friend.access);
      const said = { group_id: group.id, cid: 'first', type: 'text', text: 'are you there' };
      await call(request, '/api/v1/messages', said, friend.access);

      await page.goto('/');
      await expect(page).toHaveURL('/home/recommend');
      const post = page.getByRole('article').first();
      await post.getByRole('button', { name: startOf(t, 'post.like') }).click();
      await visitor.in('login.title').choosesEmail();
      await visitor.in('login.title').logsIn(me, me.password);
      const like = post.getByRole('button', { name: startOf(t, 'post.like') });
      await expect(like).toHaveAttribute('aria-pressed', 'true');

      await page.goto('/chat');
      await page.getByRole('link', { name: /Old Friend/ }).click();
      const log = page.getByRole('log');
      await expect(log.getByText('are you there', { exact: true })).toBeVisible();
      await page.getByRole('textbox', { name: t('room.write') }).fill('here I am');
      await page.keyboard.press('Enter');
      await expect(log.getByText('here I am', { exact: true })).toBeVisible();

      await page.goto('/my-page');
      await expect(page.getByText('Every Brand')).toBeVisible();
      await logOut(page, t);
    });
  });
}
