import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, phoneIn, test } from './support/someone.ts';
import { expect } from './support/test.ts';
import { Visitor } from './support/visitor.ts';

const BRAND = 'saffron';
const WHY = 'Sells <b>points</b>';
test.use(inBrand(BRAND));

test('a moderator finds somebody and keeps them out for a day: the open page says so, nor can they sign in; lifted, they can', async ({
  arrives,
  enters,
  request,
}) => {
  const eve = await enters('Eve Everywhere', phoneIn('en'));
  await eve.page.goto('/chat');
  await expect(eve.page.getByRole('link', { name: eve.t('nav.me'), exact: true })).toBeVisible();

  const mod = await arrives(deskIn('en'));
  const { page, t } = mod;
  await page.goto('/ops/people');
  await signsInToConsole(mod, await addOperator(BRAND, 'moira', 'moderator'));
  const search = page.getByRole('searchbox', { name: t('ops.people.search') });
  await search.fill(eve.person.email);
  await search.press('Enter');
  await expect(page).toHaveURL(/[?]q=/);
  const row = page.getByRole('row', { name: eve.person.username });
  await row.getByRole('link', { name: 'Eve Everywhere' }).click();
  await expect(page).toHaveURL(new RegExp(`/ops/people/${eve.person.id}`));
  const facts = page.getByRole('region', { name: t('ops.people.facts') });
  await expect(facts).toContainText(eve.person.username);
  await expect(facts).not.toContainText(eve.person.email);

  const ban = page.getByRole('button', { name: t('ops.people.ban'), exact: true });
  await ban.click();
  await expect(page.getByText(t('ops.reason.missing'))).toBeVisible();
  await page.getByLabel(t('ops.reason')).fill(WHY);
  await ban.click();
  await expect(page.getByText(t('ops.people.done.ban'))).toBeVisible();
  await expect(facts).toContainText(WHY);

  // Nobody touched this page: it is told by its line.
  const notice = eve.page.getByRole('alertdialog', { name: WHY });
  await expect(notice).toContainText('UTC');
  await notice.getByRole('button').click();
  const visitor = new Visitor(eve.page, request, eve.t);
  await eve.page.goto('/login/email');
  await visitor.logsIn(eve.person, eve.person.password);
  await expect(eve.page.getByText(WHY)).toBeVisible();
  await expect(eve.page).toHaveURL(/\/login\/email/);

  await page.getByLabel(t('ops.reason')).fill('It was somebody else');
  await page.getByRole('button', { name: t('ops.people.lift'), exact: true }).click();
  await expect(ban).toBeVisible();
  await visitor.logsIn(eve.person, eve.person.password);
  await expect(eve.page).toHaveURL('/home/recommend');
});
