import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test';
import { call, uniqueName } from './support/api.ts';
import { type Chosen, clip, log, photo } from './support/messages.ts';
import {
  deskIn,
  directRoom,
  inBrand,
  type Locale,
  phoneIn,
  type Someone,
  sendsTo,
  test as signedIn,
  signsUp,
} from './support/someone.ts';
import { filesKept, stored } from './support/stored.ts';
import { expect } from './support/test.ts';
import { startOf } from './support/visitor.ts';

/** Media are made ready by a job in a process of its own. */
const READY = { timeout: 30_000 };

/** Each the other way round than in posting.spec.ts, which is in Chinese on phones and in English at desks. */
const LANGUAGES: { author: Locale; follower: Locale } = { author: 'en', follower: 'zh-CN' };

/** Mei comes to a phone and signs up there; Raj follows her at a desk. */
const test = signedIn.extend<{ mei: Someone; raj: Someone }>({
  mei: async ({ arrives, request }, use) => {
    const guest = await arrives(phoneIn(LANGUAGES.author));
    await guest.page.goto('/home/recommend');
    await opensPublish(guest);
    const person = await signsUp(guest, request, 'Mei Paints');
    await use({ ...guest, person });
  },
  raj: async ({ enters }, use) => use(await enters('Raj Reads', deskIn(LANGUAGES.follower))),
});

test.use(inBrand('saffron'));

const choose = async ({ page, t }: Someone, files: Chosen | Chosen[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('publish.add'), exact: true }).click();
  await (await chooser).setFiles(files);
};

const opensPublish = ({ page, t }: Pick<Someone, 'page' | 't'>) =>
  page.getByRole('link', { name: t('nav.publish'), exact: true }).click();
const publishes = ({ page, t }: Someone) =>
  page.getByRole('button', { name: t('publish.submit'), exact: true }).click();
const words = ({ page, t }: Someone) => page.getByRole('textbox', { name: t('publish.words') });
const line = ({ page, t }: Someone) => page.getByRole('textbox', { name: t('comments.placeholder') });
const marked = ({ page }: Someone) => page.locator('li[aria-current="true"]');

/** Says something under a post; returns the id of the comment. */
const comments = async (one: Someone, said: string): Promise<string> => {
  await line(one).fill(said);
  const answer = stored(one.page, /\/comment(\/[^/]+)?$/);
  await one.page.getByRole('button', { name: one.t('comments.send'), exact: true }).click();
  return (await (await answer).json()).result.id;
};

/** In their order: when a page asked for the posts of whom its person follows, and when it was told of one. */
const liveNews = (page: Page): string[] => {
  const news: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recommend/follower')) news.push('the feed is asked for');
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"post.new"')) news.push('post.new');
    }),
  );
  return news;
};

interface Walk {
  mei: Someone;
  raj: Someone;
  request: APIRequestContext;
  newPerson: (looks?: BrowserContextOptions) => Promise<Page>;
  guestComes: () => Promise<Pick<Someone, 'page' | 't'>>;
}

const walks = async ({ mei, raj, request, newPerson, guestComes }: Walk): Promise<void> => {
  const room = await directRoom(request, raj.person, mei.person);
  const hello = { group_id: room, cid: 'hello', type: 'text', text: 'hello' };
  await call(request, '/api/v1/messages', hello, raj.person.access);
  const fresh = raj.page.getByRole('status').getByRole('button');
  const cards = mei.page.getByRole('list', { name: mei.t('publish.cards') });
  const word = uniqueName();
  const caption = `海湾上的风筝 ${word}`;
  let post = '';
  let said = '';

  const news = liveNews(raj.page);

  await test.step('followed, with nothing to see yet', async () => {
    await raj.page.goto(`/guest-page/${mei.person.id}`);
    const followed = stored(raj.page, /\/follow$/);
    await raj.page
      .getByRole('button', { name: raj.t('feed.follow.label', { name: 'Mei Paints' }) })
      .first()
      .click();
    await followed;
    await expect(
      raj.page.getByRole('button', { name: raj.t('feed.following.label', { name: 'Mei Paints' }) }).first(),
    ).toBeVisible();
    await raj.page.goto('/home/follow');
    await expect(raj.page.getByText(raj.t('feed.suggested'))).toBeVisible();
  });

  await test.step('pictures are put in order and cropped, and are there again after a reload', async () => {
    await expect(mei.page).toHaveURL('/publish');
    await choose(mei, [await photo('a.jpg'), await photo('b.jpg', 600, 800)]);
    const tile = (place: number) =>
      mei.page.getByRole('button', { name: mei.t('publish.tile', { place, count: 2 }), exact: true });
    await tile(2).press('Alt+ArrowLeft');
    await expect(tile(1)).toBeFocused();
    await tile(1).press('Enter');
    await mei.page
      .getByRole('radio', { name: mei.t('publish.crop.square') })
      .locator('..')
      .click();
    await mei.page.getByRole('button', { name: mei.t('publish.crop.bottom_right') }).press('ArrowLeft');
    await mei.page.getByRole('button', { name: mei.t('publish.crop.done') }).click();
    await expect(mei.page.getByRole('dialog')).toHaveCount(0);
    // Two a picture.
    await expect.poll(() => filesKept(mei.page, 'lv.me.posts', 'files')).toBe(4);
    await words(mei).fill(`${caption} #风筝`);
    await mei.page.reload();
    await expect(tile(2)).toBeVisible();
    await expect(words(mei)).toHaveValue(`${caption} #风筝`);
    await publishes(mei);
    await expect(mei.page).toHaveURL(/\/home\/recommend$/);
    await expect(cards.getByText(mei.t('publish.state.done'))).toBeVisible(READY);
  });

  await test.step('the follower has it without asking, likes it and says so', async () => {
    await expect.poll(() => news).toEqual(['the feed is asked for', 'post.new']);
    await expect(fresh).toBeVisible();
    await fresh.click();
    await raj.page.getByRole('link', { name: caption }).click();
    await expect(raj.page).toHaveURL(/\/posts\/\w+$/);
    post = new URL(raj.page.url()).pathname;
    await expect(raj.page.getByText('1/2')).toBeVisible();
    const like = raj.page.getByRole('button', { name: startOf(raj.t, 'post.like') });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await raj.page.keyboard.press('c');
    await expect(line(raj)).toBeFocused();
    said = await comments(raj, 'What a colour');
    await expect(raj.page.getByText('What a colour')).toBeVisible();
  });

  await test.step('the author hears of all of it, and opens each in its place', async () => {
    await mei.page.goto('/notifications');
    const opens = async (place: string) => {
      await mei.page.getByRole('main').locator(`a[href="${place}"]`).click();
      await expect(mei.page).toHaveURL(place);
    };
    await opens(`/guest-page/${raj.person.id}`);
    await expect(mei.page.getByRole('heading', { name: 'Raj Reads' })).toBeVisible();
    await mei.page.goBack();
    await opens(post);
    await expect(mei.page.getByRole('heading', { name: caption })).toBeVisible();
    await mei.page.goBack();
    await opens(`${post}?comment=${said}`);
    await expect(marked(mei)).toContainText('What a colour');
  });

  await test.step('the author replies, and puts the comment on top', async () => {
    await mei.page.getByRole('button', { name: mei.t('comments.reply'), exact: true }).click();
    await expect(line(mei)).toBeFocused();
    const replied = await comments(mei, '谢谢你');
    await mei.page
      .getByRole('button', { name: mei.t('comments.menu') })
      .first()
      .click();
    await mei.page.getByRole('menuitem', { name: mei.t('comments.pin'), exact: true }).click();
    await expect(mei.page.getByText(mei.t('comments.pinned.tag'), { exact: true })).toBeVisible();
    await raj.page.goto('/notifications');
    await raj.page.getByRole('main').locator(`a[href="${post}?comment=${replied}"]`).click();
    await expect(raj.page).toHaveURL(`${post}?comment=${replied}`);
    await expect(marked(raj)).toContainText('谢谢你');
    await expect(marked(raj)).toContainText(raj.t('comments.author'));
    await expect(raj.page.getByText(raj.t('comments.pinned.tag'), { exact: true })).toBeVisible();
  });

  await test.step('passed on in a conversation, and opened there', async () => {
    await raj.page
      .getByRole('button', { name: startOf(raj.t, 'post.share') })
      .first()
      .click();
    await raj.page.getByRole('button', { name: raj.t('post.share.send') }).click();
    await sendsTo(raj, /Mei Paints/, { words: 'yours' });
    await mei.page.goto(`/room/${room}`);
    await log(mei.page).locator(`a[href="${post}"]`).click();
    await expect(mei.page).toHaveURL(post);
    await expect(mei.page.getByRole('heading', { name: caption })).toBeVisible();
  });

  await test.step('a clip, with a cover of its own frames', async () => {
    await raj.page.goto('/home/follow');
    await expect(raj.page.getByRole('link', { name: caption })).toBeVisible();
    await mei.page.goto('/publish');
    await choose(mei, await clip());
    const frames = mei.page.getByRole('radiogroup', { name: mei.t('publish.cover') }).getByRole('radio');
    await expect(frames).toHaveCount(8);
    await frames.nth(4).locator('..').click();
    await publishes(mei);
    await expect(cards.getByText(mei.t('publish.state.done'))).toBeVisible(READY);
    await fresh.click();
    await expect(raj.page.getByRole('article').first().locator('video, img').last()).toBeVisible();
    await cards
      .getByRole('link', { name: mei.t('publish.view') })
      .first()
      .click();
    await expect(mei.page.locator('main video')).toBeVisible();
  });

  await test.step('a guest finds it by a word of it, and reads it without scripts by its link', async () => {
    const { page: guest, t } = await guestComes();
    await guest.goto('/search');
    await guest.getByRole('searchbox', { name: t('feed.search') }).fill(word);
    await guest.getByRole('main').locator(`a[href="${post}"]`).first().click();
    await expect(guest).toHaveURL(post);
    await expect(guest.getByText(caption).filter({ visible: true }).first()).toBeVisible();
    const reader = await newPerson({ javaScriptEnabled: false });
    await reader.goto(`/hashtags/${encodeURIComponent('风筝')}`);
    await reader.locator(`a[href="${post}"]`).filter({ visible: true }).click();
    const article = reader.locator('article').filter({ visible: true });
    await expect(article).toContainText(caption);
    await expect(article.locator('img[fetchpriority=high]').first()).toBeVisible();
  });
};

test('somebody new publishes pictures and a clip; who follows has them by a live event that no call asked for, likes, comments and passes on, and is answered; a guest finds them', async ({
  mei,
  raj,
  request,
  newPerson,
  arrives,
}) => {
  test.slow();
  const guestComes = () => arrives(deskIn(LANGUAGES.follower));
  await walks({ mei, raj, request, newPerson, guestComes });
});
