import { LIMITS } from '@livery/contract';
import { call, type Person, register } from './support/api.ts';
import { operate } from './support/database.ts';
import { log, openMenu, said } from './support/messages.ts';
import { directRoom } from './support/someone.ts';
import { test as base, expect } from './support/test.ts';

interface Talk {
  ann: Person;
  bob: Person;
  groupId: string;
}

/** Ann is signed in and looks at her conversation with Bob. */
const test = base.extend<{ talk: Talk }>({
  talk: async ({ page, request, signsIn }, use) => {
    const ann = await register(request, 'Ann Refused');
    const bob = await register(request, 'Bob Spared');
    const groupId = await directRoom(request, bob, ann);
    await signsIn(page, ann);
    await use({ ann, bob, groupId });
  },
});

const WORD = '七彩禁词';

test('a word that operators forbid is named, and what was written is in the field again', async ({
  page,
  brand,
  request,
  t,
  talk: { bob, groupId },
}) => {
  await operate(
    process.env.E2E_DATA_DIR ?? '',
    `insert into brand_${brand}.settings (key, value) values ('block_words', $1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ words: [WORD] })],
  );
  // The server may go by the words of before for some seconds.
  let tries = 0;
  const isRefused = async () => {
    tries += 1;
    const answer = await request.post('/api/v1/messages', {
      data: { group_id: groupId, cid: `try-${tries}`, type: 'text', text: WORD },
      headers: { authorization: `Bearer ${bob.access}` },
    });
    return answer.status() === 400 && (await answer.json()).params.word === WORD;
  };
  await expect.poll(isRefused, { timeout: 20_000 }).toBe(true);

  await page.goto(`/room/${groupId}`);
  const field = page.getByRole('textbox', { name: t('room.write') });
  await field.fill(`你好 ${WORD} 再见`);
  await field.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('error.block_word', { word: WORD }));
  await dialog.getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  await expect(field).toHaveValue(`你好 ${WORD} 再见`);
  await expect(log(page).getByText(/再见/)).toHaveCount(0);
  await field.fill('你好 再见');
  await field.press('Enter');
  await expect(said(page, '你好 再见')).toBeVisible();
});

test('one character too many is said at the field, and nothing is sent until it is gone', async ({
  page,
  request,
  t,
  talk: { ann, groupId },
}) => {
  await page.goto(`/room/${groupId}`);
  const field = page.getByRole('textbox', { name: t('room.write') });
  const longest = '山'.repeat(LIMITS.messageText);
  await field.fill(`${longest}水`);
  const fault = page.getByText(t('room.too_long', { max: LIMITS.messageText, over: 1 }));
  await expect(fault).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue(`${longest}水`);
  await expect(log(page).getByText(/山水/)).toHaveCount(0);
  // The server counts as the field does.
  const post = { group_id: groupId, cid: 'too-long', type: 'text', text: `${longest}水` };
  const answer = await request.post('/api/v1/messages', {
    data: post,
    headers: { authorization: `Bearer ${ann.access}` },
  });
  expect(answer.status()).toBe(400);
  await field.fill(longest);
  await expect(fault).toHaveCount(0);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(log(page).getByText(longest.slice(0, 50))).toBeVisible();
});

test('a sixth message cannot be pinned, nor one that is pinned already', async ({
  page,
  request,
  hasTouch,
  t,
  talk: { ann, groupId },
}) => {
  const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
  const ids: string[] = [];
  for (const text of texts) {
    const post = { group_id: groupId, cid: text, type: 'text', text };
    ids.push((await call(request, '/api/v1/messages', post, ann.access)).id);
  }
  for (const msg_id of ids.slice(0, LIMITS.pins))
    await call(request, `/api/v1/groups/${groupId}/pins`, { msg_id }, ann.access);
  const pin = (msg_id: string | undefined) =>
    request.post(`/api/v1/groups/${groupId}/pins`, {
      data: { msg_id },
      headers: { authorization: `Bearer ${ann.access}` },
    });
  await page.goto(`/room/${groupId}`);
  await expect(page.getByRole('button', { name: t('room.pinned.all') })).toBeVisible();
  await openMenu(page, 'six', hasTouch);
  await page.getByRole('menuitem', { name: t('room.pin'), exact: true }).click();
  await expect(page.getByText(t('error.screen.pin_full'))).toBeVisible();
  expect((await (await pin(ids[5])).json()).error).toBe('api.too_much');
  expect((await (await pin(ids[0])).json()).error).toBe('api.data_exists');
});
