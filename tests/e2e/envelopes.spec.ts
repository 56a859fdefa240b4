import type { APIRequestContext } from '@playwright/test';
import { call, type Person, register } from './support/api.ts';
import { letGameSettle } from './support/database.ts';
import { log } from './support/messages.ts';
import { balanceOf, givePoints } from './support/points.ts';
import { deskIn, directRoom, inBrand, phoneIn, type Someone, test as signedIn } from './support/someone.ts';
import { expect } from './support/test.ts';

const BRAND = 'jade';

/** Ann has a phone in Chinese, Bob and Cas desks in English. */
const test = signedIn.extend<{ ann: Someone; bob: Someone; cas: Someone }>({
  ann: async ({ enters }, use) => use(await enters('Ann Outside', phoneIn('zh-CN'))),
  bob: async ({ enters }, use) => use(await enters('Bob Inside', deskIn('en'))),
  cas: async ({ enters }, use) => use(await enters('Cas Around', deskIn('en'))),
});
test.use(inBrand(BRAND));

const groupOf = async (
  request: APIRequestContext,
  owner: Person,
  members: readonly Person[],
): Promise<string> => {
  const group = { display_name: 'Luck at seven', member_ids: members.map(({ id }) => id), cid: 'luck' };
  return (await call(request, '/api/v1/groups', group, owner.access)).id;
};

const presses = ({ page, t }: Someone, id: string, values?: Record<string, string | number>) =>
  page
    .getByRole('button', { name: t(id, values), exact: true })
    .last()
    .click();
const sees = ({ page, t }: Someone, id: string, values?: Record<string, string | number>) =>
  expect(page.getByText(t(id, values), { exact: true }).last()).toBeVisible();
const fills = ({ page, t }: Someone, id: string, value: string) =>
  page.getByRole('textbox', { name: t(id) }).fill(value);
/** An envelope in the conversation, by what it says. */
const card = ({ page, t }: Someone, id: string, values?: Record<string, string | number>) =>
  log(page)
    .getByRole('button', { name: new RegExp(t(id, values)) })
    .last();

const beginsToSend = async ({ page, t }: Someone): Promise<void> => {
  await page.getByRole('button', { name: t('room.attach') }).click();
  await page.getByRole('menuitem', { name: t('room.envelope') }).click();
  await expect(page.getByRole('dialog', { name: t('envelope.send.title') })).toBeVisible();
};
const chooses = ({ page, t }: Someone, kind: string) =>
  page.getByRole('dialog').getByText(t(kind), { exact: true }).click();
const sends = async (one: Someone, amount: string, count?: string): Promise<void> => {
  await fills(one, 'envelope.send.amount', amount);
  if (count !== undefined) await fills(one, 'envelope.send.count', count);
  await presses(one, 'envelope.send.submit');
  await expect(one.page.getByRole('dialog')).toHaveCount(0);
};
const opens = async (one: Someone): Promise<void> => {
  await card(one, 'envelope.card.can_open').click();
  await presses(one, 'envelope.open');
};
const verifies = async (one: Someone): Promise<void> => {
  await presses(one, 'envelope.verify');
  await sees(one, 'envelope.verify.good');
  await one.page.keyboard.press('Escape');
  await expect(one.page.getByRole('dialog', { name: one.t('envelope.verify.title') })).toHaveCount(0);
};

/** Whether the mine was hit is chance's to say. */
const VERDICT = (t: Someone['t']): RegExp => {
  const [kept, hit] = ['envelope.news.kept', 'envelope.news.hit'].map((id) =>
    t(id).replace(/\{\w+\}/g, '[\\d.,]+'),
  );
  return new RegExp(`${kept}|${hit}`);
};

test('a lucky envelope is sent, opened, run out of and verified, live for everybody', async ({
  ann,
  bob,
  cas,
  request,
}) => {
  await givePoints(BRAND, ann.person, '100.00');
  const id = await groupOf(request, ann.person, [bob.person, cas.person]);
  for (const { page } of [ann, bob, cas]) await page.goto(`/room/${id}`);
  await expect(log(ann.page)).toBeVisible();

  await beginsToSend(ann);
  await chooses(ann, 'envelope.send.kind.lucky');
  await sends(ann, '10', '1');
  await expect(card(ann, 'envelope.card.mine_open', { taken: 0, count: 1 })).toBeVisible();

  await opens(bob);
  await expect(bob.page.getByText('10.00', { exact: true }).first()).toBeAttached();
  await sees(bob, 'envelope.in_wallet');
  await verifies(bob);
  await bob.page.keyboard.press('Escape');
  await expect(card(bob, 'envelope.card.opened', { points: '10.00' })).toBeVisible();

  // What Bob did is seen by who sent it and by who came too late, without a reload.
  await expect(card(ann, 'envelope.card.mine_over', { taken: 1, count: 1 })).toBeVisible();
  await card(cas, 'envelope.card.empty').click();
  await sees(cas, 'envelope.over.empty');
  await presses(cas, 'envelope.see_others');
  await sees(cas, 'envelope.claims.best');
  await verifies(cas);

  const notice = log(ann.page).getByText('Bob Inside').last();
  await expect(notice).toBeVisible();
  expect((await balanceOf(request, bob.person)).available).toBe(1_000);
  expect((await balanceOf(request, ann.person)).available).toBe(9_000);
});

test('an equal envelope gives everybody the same, once', async ({ ann, bob, cas, request }) => {
  await givePoints(BRAND, ann.person, '100.00');
  const id = await groupOf(request, ann.person, [bob.person, cas.person]);
  for (const { page } of [ann, bob, cas]) await page.goto(`/room/${id}`);
  await beginsToSend(ann);
  await chooses(ann, 'envelope.send.kind.normal');
  await sends(ann, '5', '2');
  for (const one of [bob, cas]) {
    await opens(one);
    await expect(one.page.getByText('2.50', { exact: true }).first()).toBeAttached();
  }
  await bob.page.reload();
  await card(bob, 'envelope.card.opened', { points: '2.50' }).click();
  await verifies(bob);
  expect((await balanceOf(request, bob.person)).available).toBe(250);
});

test('a minesweeper envelope says what it may cost, holds it, is run out of, settled and verified', async ({
  ann,
  bob,
  request,
}) => {
  await givePoints(BRAND, ann.person, '100.00');
  await givePoints(BRAND, bob.person, '30.00');
  const others = await Promise.all(
    ['Dan', 'Eve', 'Fay', 'Gus'].map((name) => register(request, `${name} Around`)),
  );
  const id = await groupOf(request, ann.person, [bob.person, ...others]);
  for (const { page } of [ann, bob]) await page.goto(`/room/${id}`);
  await beginsToSend(ann);
  await chooses(ann, 'envelope.send.kind.mine');
  await presses(ann, 'envelope.send.odds', { count: 5, odds: '2' });
  const answer = ann.page.waitForResponse((response) => response.url().endsWith('/api/v1/red-envelopes'));
  await sends(ann, '20');
  const { envelope } = (await (await answer).json()).result;

  await card(bob, 'envelope.card.can_open').click();
  await expect(bob.page.getByText('10%')).toBeVisible();
  await presses(bob, 'envelope.mine.claim', { points: '40.00' });
  await sees(bob, 'envelope.claim.insufficient');
  await givePoints(BRAND, bob.person, '10.00');
  await presses(bob, 'envelope.mine.claim', { points: '40.00' });
  await expect(
    bob.page.getByText(new RegExp(bob.t('envelope.settles', { clock: '\\d:\\d\\d' }))),
  ).toBeVisible();
  expect((await balanceOf(request, bob.person)).held).toBeGreaterThanOrEqual(4_000);
  await presses(bob, 'envelope.verify');
  await sees(bob, 'envelope.verify.sealed');
  await bob.page.keyboard.press('Escape');

  // Others take what is left.
  for (const other of others) {
    await givePoints(BRAND, other, '50.00');
    await call(
      request,
      `/api/v1/red-envelopes/${envelope.id}/claim`,
      { cid: `take-${other.id}` },
      other.access,
    );
  }
  await expect(card(ann, 'envelope.card.mine_over', { taken: 5, count: 5 })).toBeVisible();
  await expect(bob.page.getByText(bob.t('envelope.taken', { taken: 5, count: 5 }))).toBeVisible();

  // Two minutes later, told to whoever looks: read out, in the list, and in points.
  await letGameSettle(BRAND, envelope.id);
  const verdict = bob.page.getByRole('status').filter({ hasText: VERDICT(bob.t) });
  await expect(verdict).toBeAttached({ timeout: 20_000 });
  await expect(card(ann, 'envelope.card.mine_settled', { taken: 5, count: 5 })).toBeVisible();
  await verifies(bob);
  const people = [ann.person, bob.person, ...others];
  const left = await Promise.all(people.map((person) => balanceOf(request, person)));
  expect(left.map(({ held }) => held)).toEqual(left.map(() => 0));
  expect(left.reduce((sum, { balance }) => sum + balance, 0)).toBe(10_000 + 4_000 + 4 * 5_000);
});

test('an envelope for one is sent and opened by keyboard alone', async ({ ann, bob, request }) => {
  await givePoints(BRAND, bob.person, '5.00');
  const id = await directRoom(request, bob.person, ann.person);
  for (const { page } of [ann, bob]) await page.goto(`/room/${id}`);
  const { page, t } = bob;
  await page.getByRole('button', { name: t('room.attach') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: t('room.envelope') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: t('envelope.send.amount_one') }).focus();
  await page.keyboard.type('2.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const closed = card(ann, 'envelope.card.can_open');
  await closed.focus();
  await ann.page.keyboard.press('Enter');
  await expect(ann.page.getByRole('dialog')).toBeFocused();
  await ann.page.keyboard.press('Tab');
  await expect(ann.page.getByRole('button', { name: ann.t('envelope.open') })).toBeFocused();
  await ann.page.keyboard.press('Enter');
  await sees(ann, 'envelope.in_wallet');
  await ann.page.keyboard.press('Escape');
  await expect(ann.page.getByRole('dialog')).toHaveCount(0);
  await expect(card(ann, 'envelope.card.opened', { points: '2.50' })).toBeFocused();
});
