import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { codeFor, register, uniqueName } from './support/api.ts';
import { allBrands } from './support/brands.ts';
import { photo } from './support/messages.ts';
import { inBrand } from './support/someone.ts';
import { test } from './support/test.ts';
import { Typist } from './support/typist.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'Passw0rd99';

/**
 * Every rule that axe has an opinion on; the focus of the last key stays where it is. `landmark` is what that screen
 * alone has: the one before it stands until its code has come.
 */
const judge = async (page: Page, screen: string, landmark: Locator): Promise<void> => {
  await expect(landmark, screen).toBeVisible();
  // What stands there until a page has come has no heading.
  await expect(page.locator('h1').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, screen).toEqual([]);
};

/**
 * Each way to lay the login out and to come in, in one brand that has it. What else these pages differ by from brand to
 * brand is looks: axe judges what they are made of in every brand (.storybook/everyBrand.ts).
 */
const waysIn = new Map(
  allBrands.map((brand) => [`${brand.config.variants?.login} ${brand.config.google.enabled}`, brand]),
);

for (const { id, config } of waysIn.values()) {
  test.describe(id, () => {
    const origin = `http://${id}.localhost:${process.env.E2E_PORT}`;
    test.use({ brand: id, baseURL: origin, messagesLocale: config.locale });

    test('sign-up and login by keyboard alone, and axe finds nothing on the way', async ({
      page,
      request,
      t,
    }) => {
      const typist = new Typist(page);
      const { button, field } = screenOf(new Visitor(page, request, t));
      const username = uniqueName();
      const email = `${username}@mail.example`;

      await page.goto('/login');
      await judge(page, 'login methods', button('login.by_email'));
      await typist.presses(button('login.by_email'));
      await judge(page, 'login', field('login.password'));
      await typist.presses(button('login.register'));
      await expect(page).toHaveURL(/step=1/);
      await judge(page, 'sign-up, step 1', button('register.send_code'));
      await typist.types(field('login.email'), email);
      await page.keyboard.press('Enter');

      await judge(page, 'sign-up, step 2', field('register.code'));
      await typist.types(field('register.code'), await codeFor(request, email));
      await judge(page, 'sign-up, step 3', field('register.username'));
      await typist.types(field('register.username'), username);
      await typist.types(field('register.password'), PASSWORD);
      await typist.types(field('register.confirmation'), PASSWORD);
      await typist.types(field('register.nickname'), 'Keyboard Person');
      await typist.presses(button('register.submit'));
      await judge(page, 'sign-up, success', button('register.done.continue'));
      await typist.presses(button('register.done.continue'));
      await expect(page).toHaveURL('/home/recommend');

      await page.goto('/profile');
      await typist.presses(button('me.log_out'));
      const question = page.getByRole('alertdialog');
      await typist.presses(question.getByRole('button', { name: t('me.log_out'), exact: true }));
      await expect(page.getByText(t('me.log_out.done'))).toBeVisible();
      await expect(page).toHaveURL('/home/recommend');
      await page.goto('/login/email');
      await typist.types(field('login.email'), email);
      await typist.types(field('login.password'), 'Wrong12345');
      await page.keyboard.press('Enter');
      await judge(page, 'login, refused', page.getByText(t('login.wrong_email'), { exact: true }));
      await typist.reaches(field('login.password'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/home/recommend');
    });
  });
}

test.describe('harbor', () => {
  test.use({ ...inBrand('harbor'), messagesLocale: 'zh-CN' });

  test('a post is written, its pictures put in order and cropped, and published, by keyboard alone', async ({
    page,
    request,
    signsIn,
    t,
  }) => {
    const typist = new Typist(page);
    const caption = `沿着海边走了很久 ${uniqueName()}`;
    const button = (id: string, values?: Record<string, string | number>) =>
      page.getByRole('button', { name: t(id, values), exact: true });
    const tile = (place: number) => button('publish.tile', { place, count: 2 });
    await signsIn(page, await register(request, 'Keys Only'));
    await page.goto('/home/recommend');
    await typist.presses(page.getByRole('link', { name: t('nav.publish'), exact: true }));
    await expect(page).toHaveURL('/publish');

    const chooser = page.waitForEvent('filechooser');
    await typist.presses(button('publish.add'));
    await (await chooser).setFiles([await photo('a.jpg'), await photo('b.jpg', 600, 800)]);
    await typist.reaches(tile(2));
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(tile(1)).toBeFocused();
    await judge(page, 'publish, two pictures', tile(2));

    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await typist.reaches(button('publish.crop.bottom_right'));
    await page.keyboard.press('ArrowUp');
    await expect(sheet.getByText(t('publish.crop.size', { width: 600, height: 800 }))).toHaveCount(0);
    await typist.presses(button('publish.crop.done'));
    await expect(sheet).toHaveCount(0);
    await expect(tile(1)).toBeFocused();

    await typist.types(page.getByRole('textbox', { name: t('publish.words') }), caption);
    const comments = page.getByRole('switch', { name: t('publish.comments') });
    await typist.reaches(comments);
    await page.keyboard.press('Space');
    await expect(comments).not.toBeChecked();
    await typist.presses(button('publish.submit'));
    await expect(page).toHaveURL('/home/recommend');
    const cards = page.getByRole('list', { name: t('publish.cards') });
    await expect(cards.getByText(t('publish.state.done'))).toBeVisible({ timeout: 30_000 });
    await typist.presses(cards.getByRole('link', { name: t('publish.view') }));
    await expect(page.getByRole('heading', { name: caption })).toBeVisible();
  });
});

function screenOf(visitor: Visitor) {
  return { button: visitor.button.bind(visitor), field: visitor.field.bind(visitor) };
}
