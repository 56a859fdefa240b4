import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { call, register } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { Typist } from './support/typist.ts';
import type { Text } from './support/visitor.ts';

const some = (count: number, make: () => number): string =>
  Array.from({ length: count }, () => String.fromCodePoint(make())).join('');
const among = (first: number, count: number) => () => first + Math.floor(Math.random() * count);

/** Nobody else has these words: a Latin one, and two Chinese characters in a row. */
const uniqueWords = () => ({ latin: some(10, among(0x61, 26)), pair: some(2, among(0x5000, 2000)) });

/** Somebody whose name, post and hashtag begin with the same word. */
const arrange = async (request: APIRequestContext) => {
  const { latin, pair } = uniqueWords();
  const author = await register(request, `Meera ${latin}`);
  const hashtag = `${latin}hills`;
  const { id } = await call(
    request,
    '/social/api/posts',
    {
      ...{ cid: latin, kind: 'text', description: `去${pair}边, ${latin} in the morning #${hashtag}` },
      ...{ hashtags: [hashtag], media: [], privacy: 'everyone', allow_comment: true, allow_save: true },
    },
    author.access,
  );
  return { author, latin, pair, hashtag, post: `/posts/${id}`, person: `/guest-page/${author.id}` };
};

const fieldOf = (page: Page, t: Text): Locator => page.getByRole('searchbox', { name: t('feed.search') });
const tabOf = (page: Page, t: Text, tab: string): Locator =>
  page.getByRole('tab', { name: t(`search.tab.${tab}`), exact: true });
const to = (page: Page, href: string): Locator => page.getByRole('main').locator(`a[href="${href}"]`).first();

/** Calls that a page has made to find something. */
const searchesOf = (page: Page): string[] => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/(?:guest\/)?search\?/.test(request.url())) searches.push(request.url());
  });
  return searches;
};

test('a guest finds people, posts and hashtags as they type, whole words or not, and has them again by Back', {
  tag: '@sizes',
}, async ({ page, request, t }) => {
  const { latin, pair, hashtag, post, person } = await arrange(request);
  const tag = `/hashtags/${hashtag}`;
  const searches = searchesOf(page);
  await page.goto('/home/gallery');
  await page.locator('a[href="/search"]').filter({ visible: true }).first().click();
  const field = fieldOf(page, t);
  await expect(field).toBeFocused();

  await field.pressSequentially(latin.slice(0, 6));
  for (const found of [person, post, tag]) await expect(to(page, found)).toBeVisible();
  await expect(page).toHaveURL(`/search?q=${latin.slice(0, 6)}`);

  await tabOf(page, t, 'users').click();
  await expect(to(page, person)).toBeVisible();
  await expect(to(page, post)).toHaveCount(0);
  await tabOf(page, t, 'hashtags').click();
  await to(page, tag).click();
  await expect(page).toHaveURL(tag);
  await expect(page.getByRole('heading', { name: `#${hashtag}`, exact: true })).toBeVisible();
  await expect(to(page, post)).toBeVisible();

  const asked = searches.length;
  await page.goBack();
  await expect(to(page, tag)).toBeVisible();
  await expect(tabOf(page, t, 'hashtags')).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveValue(latin.slice(0, 6));
  await tabOf(page, t, 'posts').click();
  await to(page, post).click();
  await expect(page).toHaveURL(post);
  await page.goBack();
  await expect(to(page, post)).toBeVisible();
  expect(searches.slice(asked)).toEqual([]);

  await field.fill(pair);
  await expect(to(page, post)).toBeVisible();
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
  await expect.poll(marked).toContain(pair);

  const mistyped = `${latin.slice(0, 5)}${latin[5] === 'a' ? 'b' : 'a'}${latin.slice(6)}`;
  await field.fill(mistyped);
  await expect(page).toHaveURL(new RegExp(`q=${mistyped}`));
  await expect(to(page, post)).toBeVisible();

  const nothing = `${pair}${uniqueWords().pair}`;
  await field.fill(nothing);
  await expect(page.getByText(t('search.none', { words: nothing }))).toBeVisible();
});

test('the address of a hashtag brings its posts along: a guest pays for them once', async ({
  page,
  request,
  t,
}) => {
  const { hashtag, post } = await arrange(request);
  const asked: string[] = [];
  page.on('request', (each) => {
    if (/\/hashtags\/[^/]+\/posts/.test(each.url())) asked.push(each.url());
  });
  await page.goto(`/hashtags/${hashtag}`);
  await expect(to(page, post)).toBeVisible();
  expect(asked).toEqual([]);
  await page
    .getByRole('radio', { name: t('hashtag.order.newest') })
    .locator('..')
    .click();
  await expect(page).toHaveURL(/order=newest$/);
  await expect(to(page, post)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await page.reload();
  await expect(to(page, post)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('whoever is signed in searches by keys alone and follows whom they find; what they looked for is kept until they clear it', {
  tag: '@sizes',
}, async ({ page, request, t, signsIn }) => {
  const { author, latin, post, person } = await arrange(request);
  await signsIn(page, await register(request, 'Looks Around'));
  await page.goto('/search');
  const typist = new Typist(page);
  const field = fieldOf(page, t);
  await expect(field).toBeFocused();
  await page.keyboard.type(latin);
  await page.keyboard.press('Enter');
  await expect(to(page, post)).toBeVisible();

  await typist.reaches(tabOf(page, t, 'all'));
  await page.keyboard.press('ArrowRight');
  await expect(tabOf(page, t, 'users')).toBeFocused();
  await expect(tabOf(page, t, 'users')).toHaveAttribute('aria-selected', 'true');
  const follow = page.getByRole('button', { name: t('feed.follow.label', { name: author.nickname }) });
  await typist.presses(follow);
  await expect(
    page.getByRole('button', { name: t('feed.following.label', { name: author.nickname }) }),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(to(page, person)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(person);
  await page.goBack();
  await expect(to(page, person)).toBeVisible();

  await typist.reaches(field);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  const kept = page.getByRole('region', { name: t('search.history') }).getByRole('link', { name: latin });
  await expect(kept).toBeVisible();
  await page.reload();
  await typist.presses(kept);
  await expect(to(page, post)).toBeVisible();
  await expect(field).toHaveValue(latin);

  await page.goto('/search');
  await typist.presses(page.getByRole('button', { name: t('search.history.clear'), exact: true }));
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(field).toBeVisible();
  await expect(page.getByText(t('search.history'), { exact: true })).toHaveCount(0);
});
