import { readFile } from 'node:fs/promises';
import { log } from './support/messages.ts';
import { inBrand, phoneIn, test } from './support/someone.ts';
import { expect } from './support/test.ts';

interface DemoPerson {
  key: string;
  nickname: string;
  cancelled_hours_ago?: number;
}

interface DemoTalk {
  people: string[];
  lines: { author: string; text?: string }[];
}

const contentOf = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`../../server/demo/jade/${file}.json`, import.meta.url), 'utf8'));

test.use(inBrand('jade'));

test('somebody of the demo content is entered with one click, who knows an account that was cancelled', async ({
  arrives,
}) => {
  const people = await contentOf<DemoPerson[]>('people');
  const gone = people.find(({ cancelled_hours_ago: cancelled }) => cancelled !== undefined);
  const { direct } = await contentOf<{ direct: DemoTalk[] }>('chats');
  const talk = direct.find((one) => one.people.includes(gone?.key ?? ''));
  const host = people.find(({ key }) => key !== gone?.key && talk?.people.includes(key));
  if (!gone || !talk || !host) throw new Error('the demo content has no cancelled account');

  const { page, t } = await arrives(phoneIn('zh-CN'));
  await page.goto('/login');
  await page
    .getByRole('region', { name: t('login.demo') })
    .getByRole('button', { name: host.nickname })
    .click();
  await expect(page).toHaveURL('/home/recommend');

  // What was said stays, and takes no more.
  await page.goto('/chat');
  await page.locator('a[href^="/room/"]').filter({ hasText: gone.nickname }).click();
  for (const { text = '' } of talk.lines) await expect(log(page).getByText(text).first()).toBeVisible();
  await expect(page.getByText(t('room.cancelled'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('room.write') })).toHaveCount(0);

  // Their page says so, and offers no conversation that would be new.
  await page.getByRole('heading', { name: gone.nickname }).getByRole('button').click();
  await page.getByRole('link', { name: t('room.details.person') }).click();
  await expect(page.getByText(t('person.cancelled'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('person.message'), exact: true })).toHaveCount(0);
  await page.goto('/friends');
  await expect(
    page.getByRole('link', { name: gone.nickname }).getByText(t('person.cancelled.short')),
  ).toBeVisible();
});
