import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, type Person, register } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { available, bind, CODE } from './support/paying.ts';
import { expect, test } from './support/test.ts';
import type { Text } from './support/visitor.ts';
import { startWellpayInstallation, type WellpayInstallation } from './support/wellpay.ts';

test.use({ locale: 'en', messagesLocale: 'en', viewport: { width: 1440, height: 900 } });

let wellpay: WellpayInstallation;
test.beforeAll(async () => {
  wellpay = await startWellpayInstallation('saffron');
});
test.afterAll(() => wellpay.stop());

const withdraw = async (calls: APIRequestContext, person: Person, amount: number): Promise<string> => {
  const answer = await calls.post('/api/v1/payment/withdrawal/wellpay', {
    data: { amount, security_code: CODE, cid: randomUUID() },
    headers: { authorization: `Bearer ${person.access}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.merchant_order_id;
};

const publish = async (
  calls: APIRequestContext,
  { access }: Person,
  description: string,
): Promise<string> => {
  const post = { cid: randomUUID(), kind: 'text', description, hashtags: [], place: '', media: [] };
  const how = { privacy: 'everyone', allow_comment: true, allow_save: true };
  return (await call(calls, '/social/api/posts', { ...post, ...how }, access)).id;
};

const inHours = (hours: number): string => {
  const time = new Date(Date.now() + hours * 3_600_000);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** One owner at the console of a brand, all day. */
class Day {
  readonly #page: Page;
  readonly #t: Text;

  constructor(page: Page, t: Text) {
    this.#page = page;
    this.#t = t;
  }

  goesTo(section: 'settings' | 'review' | 'reports' | 'people' | 'money' | 'payments' | 'audit') {
    const link = this.#page.getByRole('link', { name: this.#t(`ops.${section}`), exact: true });
    return link.first().click();
  }

  async plansMaintenance(): Promise<void> {
    const t = this.#t;
    await this.goesTo('settings');
    const card = this.#page.getByRole('region', { name: t('ops.maintenance'), exact: true });
    await card.getByText(t('ops.maintenance.plan'), { exact: true }).click();
    await card.getByLabel(t('ops.maintenance.announcement')).fill('A new <b>home</b> tonight');
    await card.getByLabel(t('ops.maintenance.start')).fill(inHours(1));
    await card.getByLabel(t('ops.maintenance.until')).fill(inHours(2));
    // What people will see: text, whatever it looks like.
    await expect(card.locator('[inert]')).toContainText('A new <b>home</b> tonight');
    await card.getByLabel(t('ops.reason')).fill('moving house');
    await card.getByRole('button', { name: t('ops.maintenance.submit.plan') }).click();
    await expect(card.getByText(t('ops.maintenance.state.planned'))).toBeVisible();
    await expect(card.getByRole('timer')).toContainText(/00:5|01:00/);
  }

  async callsMaintenanceOff(): Promise<void> {
    const t = this.#t;
    await this.goesTo('settings');
    const card = this.#page.getByRole('region', { name: t('ops.maintenance'), exact: true });
    await card.getByLabel(t('ops.reason')).fill('not tonight');
    await card.getByRole('button', { name: t('ops.maintenance.submit.end') }).click();
    await expect(card.getByText(t('ops.maintenance.state.off'), { exact: true }).first()).toBeVisible();
  }

  /** By the table of contents, the card that it leads to. */
  async sets(
    setting: 'post_review' | 'envelopes',
    change: (field: (id: string) => ReturnType<Page['getByLabel']>) => Promise<unknown>,
  ) {
    const [page, t] = [this.#page, this.#t];
    const contents = page.getByRole('navigation', { name: t('ops.settings.contents') });
    await contents.getByRole('link', { name: t(`ops.setting.${setting}`) }).click();
    const card = page.getByRole('region', { name: t(`ops.setting.${setting}`), exact: true });
    await expect(card).toBeInViewport();
    await change((id) => card.getByLabel(t(`ops.setting.${setting}.${id}` as Parameters<Text>[0])));
    await card.getByLabel(t('ops.reason')).fill('From today on');
    await card.getByRole('button', { name: t('ops.save'), exact: true }).click();
    await expect(card.getByLabel(t('ops.reason'))).toHaveCount(0);
  }

  async approves(words: string): Promise<void> {
    await this.goesTo('review');
    await expect(this.#page.getByRole('article')).toContainText(words);
    await this.#page.keyboard.press('a');
    await expect(this.#page.getByText(this.#t('ops.review.empty'))).toBeVisible();
  }

  async takesDown(words: string): Promise<void> {
    const [page, t] = [this.#page, this.#t];
    await this.goesTo('reports');
    await page.getByRole('link', { name: words }).click();
    await expect(page.getByRole('article')).toContainText(words);
    await page.keyboard.press('r');
    await page.keyboard.type('No trade in points');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('ops.reports.done.uphold'))).toBeVisible();
  }

  async suspends({ username }: Person): Promise<void> {
    const [page, t] = [this.#page, this.#t];
    await this.goesTo('people');
    const search = page.getByRole('searchbox', { name: t('ops.people.search') });
    await search.fill(username);
    await search.press('Enter');
    await page.getByRole('row', { name: username }).getByRole('link').click();
    await page.getByLabel(t('ops.reason')).fill('Sells points');
    await page.getByRole('button', { name: t('ops.people.ban'), exact: true }).click();
    await expect(page.getByText(t('ops.people.done.ban'))).toBeVisible();
  }

  async gives({ username }: Person, points: string): Promise<void> {
    const [page, t] = [this.#page, this.#t];
    await this.goesTo('money');
    const form = page.getByRole('region', { name: t('ops.money.ask') });
    await form.getByLabel(t('ops.money.account')).fill(username);
    await form.getByLabel(t('ops.money.amount')).fill(points);
    await form.getByLabel(t('ops.reason')).fill('For the report');
    await form.getByRole('button', { name: t('ops.money.submit') }).click();
    await expect(page.getByText(t('ops.money.done'), { exact: true })).toBeVisible();
  }

  row(id: string) {
    return this.#page.getByRole('row').filter({ hasText: id });
  }

  async settles(id: string, what: 'ops.payments.retry' | 'ops.payments.fail'): Promise<void> {
    const t = this.#t;
    await this.row(id)
      .getByRole('button', { name: t(what) })
      .click();
    const dialog = this.#page.getByRole('dialog', { name: t(what) });
    await dialog.getByRole('button', { name: t(what) }).click();
    await expect(dialog.getByText(t('ops.reason.missing'))).toBeVisible();
    await dialog.getByLabel(t('ops.reason')).fill('Asked by phone');
    await dialog.getByRole('button', { name: t(what) }).click();
    await expect(dialog).toBeHidden();
    await expect(this.row(id)).toHaveCount(0);
  }
}

test('an owner runs the brand for a day: maintenance, settings, review, a report, a ban, a deposit, two withdrawals that went wrong', async ({
  page,
  playwright,
  t,
}) => {
  const { port, host, origin, brand, dataDir, secret, sandbox } = wellpay;
  const calls = await playwright.request.newContext({
    ...{ baseURL: `http://127.0.0.1:${port}`, extraHTTPHeaders: { host } },
  });
  const [person, seller] = [await register(calls, 'Someone with points'), await register(calls, 'Sells')];
  await wellpay.give(person.username, '500.00');
  await bind(calls, person);
  const [silent, stuck] = [await withdraw(calls, person, 2_000), await withdraw(calls, person, 1_000)];
  // Paid, but the notice was lost.
  await sandbox.decide(silent, 'silent');

  const day = new Day(page, t);
  await page.goto(`${origin}/ops`);
  const fay = await addOperator(brand, 'fay', 'owner', { DATA_DIR: dataDir, SECRET_KEY: secret });
  await signsInToConsole({ page, t }, fay);
  await expect(page.getByRole('region', { name: t('ops.today.online') })).toBeVisible();
  await day.plansMaintenance();
  await day.sets('envelopes', (field) => field('mine_odds_5').fill('1.55'));
  await day.sets('post_review', (field) => field('mode').selectOption('hold'));

  const post = await publish(calls, seller, 'Points for sale');
  const seen = async () =>
    (
      await calls.get(`/social/api/posts/${post}`, { headers: { authorization: `Bearer ${person.access}` } })
    ).ok();
  expect(await seen()).toBe(false);
  await day.approves('Points for sale');
  expect(await seen()).toBe(true);
  await call(calls, '/social/api/report/post', { post_id: post, reason: 'fraud', text: '' }, person.access);
  await day.takesDown('Points for sale');
  expect(await seen()).toBe(false);
  await day.suspends(seller);
  await day.gives(person, '10.00');

  await day.goesTo('payments');
  await expect(day.row(silent)).toContainText('20.00');
  await expect(day.row(silent)).toContainText(person.username);
  await day.settles(silent, 'ops.payments.retry');
  await day.settles(stuck, 'ops.payments.fail');
  await expect(page.getByText(t('ops.payments.empty.pending'))).toBeVisible();
  expect(await available(calls, person)).toBe(49_000);
  await page.getByText(t('ops.payments.view.failed'), { exact: true }).click();
  await expect(page).toHaveURL(/view=failed/);
  await expect(day.row(stuck)).toContainText('cancelled');
  await page.reload();
  await expect(day.row(stuck)).toBeVisible();
  await expect(day.row(silent)).toHaveCount(0);

  await day.callsMaintenanceOff();
  await day.goesTo('audit');
  await expect(page.getByRole('row', { name: /payment\.fail/ })).toContainText('Asked by phone');
  await expect(page.getByRole('row', { name: /maintenance\.plan/ })).toContainText('moving house');
  await calls.dispose();
});
