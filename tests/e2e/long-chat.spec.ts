import type { Page } from '@playwright/test';
import { bucketOf, randomText } from '../../server/src/infra/ids.ts';
import { call, type Person, register } from './support/api.ts';
import { operate } from './support/database.ts';
import { cutLine } from './support/line.ts';
import { expect, test } from './support/test.ts';

const LENGTH = 1_000;

const log = (page: Page) => page.getByRole('log');
const messages = (page: Page) => log(page).locator('[data-message]');
const numbered = (page: Page, number: number) => log(page).getByText(`number ${number}.`, { exact: false });

/** A conversation of a thousand messages of different heights, written by SQL. */
const arrange = async (request: Parameters<typeof register>[0], brand: string, name: string) => {
  const me: Person = await register(request, `Ann ${name}`);
  const other = await register(request, `Bob ${name}`);
  const answer = await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${me.access}` } });
  const { id } = (await answer.json()).result;
  const group = await call(request, '/api/v1/groups/direct', { contact_id: id }, other.access);
  const writer = group.id.split('_').find((one: string) => one !== id);
  const schema = `brand_${brand}`;
  // Two conversations may share a bucket; their ids may not.
  const tail = randomText(8);
  await operate(
    process.env.E2E_DATA_DIR ?? '',
    `insert into ${schema}.messages (group_id, seq, id, user_id, type, text, cid, create_at)
     select $1, n, lpad(n::text, 11, '0') || ${schema}.bucket_of($1) || $4, $2, 'text',
       'number ' || n || '. ' || repeat('word ', n * 37 % 60), 'c' || n, now() - ($3::int - n + 1) * interval '7 minutes'
     from generate_series(1, $3::int) n`,
    [group.id, writer, LENGTH, tail],
  );
  await operate(process.env.E2E_DATA_DIR ?? '', `update ${schema}.groups set last_seq = $2 where id = $1`, [
    group.id,
    LENGTH,
  ]);
  const post = (text: string) =>
    call(
      request,
      '/api/v1/messages',
      { group_id: group.id, cid: text.replaceAll(' ', '-'), type: 'text', text },
      other.access,
    );
  const idAt = (seq: number) => `${String(seq).padStart(11, '0')}${bucketOf(group.id)}${tail}`;
  return { me, groupId: group.id as string, post, idAt };
};

const distanceToFoot = (page: Page) =>
  log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);

/** Scrolls up by what a finger would, and waits until the page before has come; returns how far what was seen moved. */
const scrollUpAPage = (page: Page): Promise<number> =>
  log(page).evaluate(async (box) => {
    const rows = () => [...box.querySelectorAll('[data-message]')];
    const first = rows()[0];
    box.scrollTop = 10;
    const seen = rows().find((row) => row.getBoundingClientRect().bottom > box.getBoundingClientRect().top);
    const before = seen?.getBoundingClientRect().top ?? 0;
    await new Promise<void>((resolve) => {
      const look = () =>
        rows()[0] === first ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve());
      look();
    });
    return Math.abs((seen?.getBoundingClientRect().top ?? 0) - before);
  });

test('a long conversation keeps its place while older messages come, and never holds many', {
  tag: '@sizes',
}, async ({ page, request, brand, t, signsIn }) => {
  const { me, groupId, post } = await arrange(request, brand, 'Scrolls');
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await expect(numbered(page, LENGTH)).toBeVisible();
  expect(await distanceToFoot(page)).toBeLessThanOrEqual(1);

  for (let turn = 0; turn < 8; turn += 1) {
    expect(await scrollUpAPage(page)).toBeLessThanOrEqual(1);
    expect(await messages(page).count()).toBeLessThanOrEqual(400);
  }
  // What arrives below moves nothing, and is counted.
  const place = await log(page).evaluate((box) => box.scrollTop);
  for (const text of ['one below', 'two below']) await post(text);
  await page.getByRole('button', { name: t('room.missed', { count: 2 }) }).click();
  expect(place).toBeGreaterThan(0);
  await expect(log(page).getByText('two below')).toBeInViewport();
  expect(await distanceToFoot(page)).toBeLessThanOrEqual(1);
  await post('three below');
  await expect(log(page).getByText('three below')).toBeInViewport();
});

test('a message of long ago is shown with what stands around it, and one can read on to the newest', async ({
  page,
  request,
  brand,
  t,
  signsIn,
}) => {
  const { me, groupId, idAt } = await arrange(request, brand, 'Jumps');
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await expect(numbered(page, LENGTH)).toBeVisible();
  await page.goto(`/room/${groupId}?message=${idAt(250)}`);
  await expect(numbered(page, 250)).toBeInViewport();
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/messages?') && asked.push(one.url()));
  await expect(async () => {
    await log(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    expect(await messages(page).count()).toBeLessThanOrEqual(400);
    await expect(numbered(page, 420)).toHaveCount(1, { timeout: 50 });
  }).toPass();
  expect(asked.length).toBeLessThanOrEqual(7);
  await page.getByRole('button', { name: t('room.to_foot') }).click();
  await expect(numbered(page, LENGTH)).toBeInViewport();
  await expect(page.getByRole('button', { name: t('room.to_foot') })).toHaveCount(0);
});

test('a conversation opens where its unread messages begin, with a way to the newest', {
  tag: '@sizes',
}, async ({ page, request, brand, t, signsIn }) => {
  const { me, groupId, idAt } = await arrange(request, brand, 'Reads');
  await call(request, `/api/v1/groups/${groupId}/view`, { msg_id: idAt(950) }, me.access);
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await expect(log(page).getByText(t('room.unread'))).toBeInViewport();
  await expect(numbered(page, 951)).toBeInViewport();
  await expect(numbered(page, LENGTH)).not.toBeInViewport();
  await page.getByRole('button', { name: t('room.missed', { count: 50 }) }).click();
  await expect(numbered(page, LENGTH)).toBeInViewport();
  await expect(page.getByRole('button', { name: t('room.missed', { count: 50 }) })).toHaveCount(0);
});

test('who reads a part of what is unread and leaves comes back to where they stopped', async ({
  page,
  request,
  brand,
  t,
  signsIn,
}) => {
  const { me, groupId, idAt } = await arrange(request, brand, 'Stops');
  await call(request, `/api/v1/groups/${groupId}/view`, { msg_id: idAt(900) }, me.access);
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await expect(log(page).getByText(t('room.unread'))).toBeInViewport();
  const firstUnread = () =>
    log(page).evaluate((box, words) => {
      const rows = [...box.querySelectorAll('*')];
      const line = rows.findIndex((row) => row.children.length === 0 && row.textContent === words);
      return rows
        .slice(line)
        .find((row) => row.hasAttribute('data-message'))
        ?.getAttribute('data-message');
    }, t('room.unread'));
  expect(await firstUnread()).toBe(idAt(901));
  const viewed: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/view')) viewed.push(one.postDataJSON().msg_id);
  });
  const half = numbered(page, 950);
  await expect(async () => {
    await log(page).evaluate((box) => box.scrollBy(0, 300));
    await expect(half).toBeInViewport({ ratio: 1, timeout: 50 });
  }).toPass();
  // The line of this visit stays where it was.
  expect(await firstUnread()).toBe(idAt(901));
  // A mark waits for less than half a second: one that stays the last for longer is the last.
  let stopped = '';
  const hasStopped = () => {
    const before = stopped;
    stopped = viewed.at(-1) ?? '';
    return stopped === before && stopped >= idAt(950);
  };
  await expect.poll(hasStopped, { intervals: [600] }).toBe(true);
  expect(stopped < idAt(990)).toBe(true);
  expect(viewed).toEqual([...new Set(viewed)].sort());
  await page.goto('/chat');
  await page.goto(`/room/${groupId}`);
  await expect(log(page).getByText(t('room.unread'))).toBeInViewport();
  const after = Number(stopped.slice(0, 11)) + 1;
  expect(await firstUnread()).toBe(idAt(after));
  // A mark is told within half a second: none was of the newest, over which one has come back.
  await page.waitForTimeout(1_000);
  expect((viewed.at(-1) ?? '') < idAt(990)).toBe(true);
});

test('a message that was taken back is gone to like any other', async ({ page, request, brand, signsIn }) => {
  const { me, groupId, idAt } = await arrange(request, brand, 'Retracts');
  await operate(
    process.env.E2E_DATA_DIR ?? '',
    `update brand_${brand}.messages set type = 'message_delete', text = '' where group_id = $1 and seq = 250`,
    [groupId],
  );
  await signsIn(page, me);
  await page.goto(`/room/${groupId}?message=${idAt(250)}`);
  const notice = log(page).locator(`[data-message="${idAt(250)}"]`);
  await expect(notice).toBeInViewport();
  const middle = await notice.evaluate((row) => {
    const [box, log] = [row.getBoundingClientRect(), row.closest('[role=log]')?.getBoundingClientRect()];
    return log ? Math.abs(box.top + box.height / 2 - log.top - log.height / 2) : Number.NaN;
  });
  expect(middle).toBeLessThan(50);
});

test('a message that waits for a connection stands above the line that one writes in', async ({
  page,
  request,
  brand,
  t,
  signsIn,
}) => {
  const line = await cutLine(page);
  const { me, groupId } = await arrange(request, brand, 'Waits');
  await signsIn(page, me);
  await page.goto(`/room/${groupId}`);
  await expect(numbered(page, LENGTH)).toBeVisible();
  await line.cut();
  const field = page.getByRole('textbox', { name: t('room.write') });
  for (const text of ['first of two', 'second of two']) {
    await field.fill(text);
    await page.keyboard.press('Enter');
  }
  const waiting = page.getByText(t('room.waiting')).last();
  await expect(waiting).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [row, box] = [await waiting.boundingBox(), await log(page).boundingBox()];
      return row !== null && box !== null && row.y + row.height <= box.y + box.height;
    })
    .toBe(true);
  expect(await distanceToFoot(page)).toBeLessThanOrEqual(1);
});
