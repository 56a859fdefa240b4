import { register } from './support/api.ts';
import { expect, test } from './support/test.ts';

test('a guest lands on the feed of the brand, scrolls on, opens a post and is asked to log in', {
  tag: '@sizes',
}, async ({ page, t, brand }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home/recommend');
  await expect(page.locator('html')).toHaveClass(new RegExp(`brand-${brand}`));
  const posts = page.getByRole('article');
  await expect(posts.first()).toBeVisible();
  const firstPage = await posts.count();
  expect(firstPage).toBeGreaterThanOrEqual(10);

  await posts.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('article').length))
    .toBeGreaterThan(firstPage);

  await page.evaluate(() => scrollTo(0, 0));
  const like = posts.first().getByRole('button', { name: new RegExp(`^${t('post.like').split('{')[0]}`) });
  await like.click();
  await expect(page.getByRole('dialog', { name: t('login.title') })).toBeVisible();
});

test('a post opens at its own address, for a guest too', { tag: '@sizes' }, async ({ page, t }) => {
  await page.goto('/home/recommend');
  const first = page.getByRole('article').first();
  await first.getByRole('link', { name: new RegExp(`^${t('post.open').split('{')[0]}`) }).click();
  await expect(page).toHaveURL(/\/posts\/\w+/);
  const address = page.url();
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
});

test('every route shows something designed, and unknown ones say so', { tag: '@sizes' }, async ({
  page,
  t,
}) => {
  for (const path of ['/discover', '/search', '/profile', '/gallery', '/chart', '/forgot-password/email']) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  await page.goto('/no/such/page');
  await expect(page.getByText(t('page.lost.title'))).toBeVisible();
});

test('a place that needs an account asks to log in over the feed, which stays with who would rather not', {
  tag: '@sizes',
}, async ({ page, t }) => {
  for (const path of ['/friends', '/chat', '/my-page', '/edit-profile', '/publish']) {
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/home/recommend');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('who logs in over the feed lands on the place that asked', async ({ page, request, visitor, t }) => {
  const person = await register(request, 'Landing One');
  await page.goto('/edit-profile');
  await visitor.in('login.title').choosesEmail();
  await visitor.in('login.title').logsIn(person, person.password);
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByRole('heading', { name: t('page.edit_profile') })).toBeVisible();
});

test('the first screen shows its posts within the budgeted number of requests', { tag: '@sizes' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/home/recommend');
  await expect(page.getByRole('article').first()).toBeVisible();
  const withoutMedia = requests.filter((url) => !/\/objects\//.test(url));
  expect(withoutMedia.length, withoutMedia.join('\n')).toBeLessThanOrEqual(12);
  expect(requests.filter((url) => url.includes('/recommend/public'))).toEqual([]);
});

test('light, dark and the language of the cookie are right in the first HTML', async ({ request }) => {
  const answer = await request.get('/', {
    headers: { cookie: `prefs=${encodeURIComponent('l=en&s=dark')}` },
  });
  const html = await answer.text();
  expect(html).toMatch(/<html[^>]* lang="en"/);
  expect(html).toMatch(/<html[^>]* data-scheme="dark"/);
});
