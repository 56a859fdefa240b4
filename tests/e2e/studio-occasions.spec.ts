import { once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import type { OccasionName } from '../../server/cli/brand/studio/occasions/occasions.ts';
import type { StudioScreen } from '../../server/cli/brand/studio/state.ts';
import { makeInstallation } from '../faults/installation.ts';
import { startStudio } from './support/studio.ts';
import { expect, test, textIn } from './support/test.ts';
import type { Text } from './support/visitor.ts';

test.use({ locale: 'en-US' });

/** Everything but a game, which another brand has. */
const BRAND = 'saffron';
const GAMES = 'jade';

type Seen = (page: Page, t: Text) => Locator;
const says =
  (id: string, values?: Record<string, string | number>): Seen =>
  (page, t) =>
    page.getByText(t(id, values)).first();
const heads =
  (words: string): Seen =>
  (page) =>
    page.getByRole('heading', { level: 1, name: words });
const presses =
  (id: string): Seen =>
  (page, t) =>
    page.getByRole('button', { name: t(id), exact: true });

/** What a page shows on each occasion that no other page does. */
const SEEN: Record<Exclude<OccasionName, 'empty'>, Seen> = {
  rest: says('maintenance.title'),
  consent: says('consent.text'),
  google: (page) => page.locator('input[value="Newcomer"]'),
  googleBack: says('google.checking'),
  googleRefused: says('google.problem.denied'),
  envelope: (page, t) => page.getByRole('dialog', { name: t('envelope.send.title') }),
  sealed: presses('envelope.open'),
  opened: (page, t) =>
    page
      .getByRole('list', { name: t('envelope.claims') })
      .getByRole('listitem')
      .nth(2),
  minesweeper: says('envelope.mine.title', { mine: 7 }),
  order: says('payment.order.pending'),
  paid: says('payment.paid.success'),
  failed: says('wallet.list_failed'),
  offline: says('app.connection.none'),
  banned: says('error.account_closed', { reason: '' }),
  outdated: says('error.outdated_version'),
  noPage: heads('Nothing here'),
  broken: heads('Something went wrong'),
  down: heads('Back in a moment'),
};
const EMPTY: Record<string, Seen> = {
  emptyFeed: says('feed.empty.title'),
  emptyFollowed: says('feed.follow.empty.title'),
  emptyChats: says('chat.empty.title'),
  emptyFriends: says('contacts.empty'),
  emptyNotifications: says('notifications.empty'),
  emptyWallet: says('wallet.empty.some'),
  nothingFound: says('search.none', { words: 'qzxvkj' }),
  asked: (page) => page.getByRole('dialog'),
};

test('every occasion of the studio is one of the product: a page shows what it is for', async ({ page }) => {
  test.setTimeout(900_000);
  const { env, remove } = await makeInstallation(BRAND, GAMES);
  const { child, address } = await startStudio(env, BRAND);
  const t = await textIn('en', BRAND);
  try {
    const answer = await fetch(new URL('/api/state', address));
    const { screens } = (await answer.json()) as { screens: Record<string, StudioScreen[]> };
    const open = async ({ person, guest }: StudioScreen) => page.goto(person ?? guest ?? 'no address');
    const left = new Set([...Object.keys(SEEN), ...Object.keys(EMPTY)]);
    const own = (screens[BRAND] ?? []).filter(({ on, name }) => on ?? EMPTY[name]);
    const games = (screens[GAMES] ?? []).filter(({ on }) => on === 'minesweeper');
    for (const screen of [...own, ...games]) {
      const name = EMPTY[screen.name] ? screen.name : (screen.on ?? '');
      const seen = { ...SEEN, ...EMPTY }[name as keyof typeof SEEN];
      await open(screen);
      await expect(seen(page, t), name).toBeVisible({ timeout: 30_000 });
      left.delete(name);
    }
    expect([...left]).toEqual([]);

    // What was opened just now is opened, and another waits.
    const sealed = own.find(({ on }) => on === 'sealed');
    if (!sealed) throw new Error('no envelope');
    await open(sealed);
    await SEEN.sealed(page, t).click();
    await expect(
      SEEN.opened(page, t)
        .or(page.getByText(t('envelope.verify')))
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(SEEN.sealed(page, t)).toBeVisible({ timeout: 30_000 });
    // The page takes Google’s answer out of its address: it is there again when the page is.
    const back = own.find(({ on }) => on === 'googleRefused');
    if (!back) throw new Error('no Google');
    await open(back);
    await expect(SEEN.googleRefused(page, t)).toBeVisible();
    await page.reload();
    await expect(SEEN.googleRefused(page, t)).toBeVisible();
    await page.goto('about:blank');
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    await remove();
  }
});
