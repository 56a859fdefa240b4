import { uniqueName } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, phoneIn, test } from './support/someone.ts';
import { expect } from './support/test.ts';
import { Visitor } from './support/visitor.ts';

const BRAND = 'lotus';
const NOTE = 'The <b>fair</b>';
test.use(inBrand(BRAND));

test('an operator makes a code, somebody signs up with it, and it is counted; withdrawn, it lets nobody in', async ({
  arrives,
  request,
}) => {
  const mod = await arrives(deskIn('en'));
  const { page, t } = mod;
  await page.goto('/ops/invites');
  await signsInToConsole(mod, await addOperator(BRAND, 'ines', 'moderator'));
  const making = page.getByRole('region', { name: t('ops.invites.new') });
  await making.getByLabel(t('ops.invites.most')).fill('5');
  await making.getByLabel(t('ops.invites.note')).fill(NOTE);
  await making.getByRole('button', { name: t('ops.invites.make') }).click();
  await expect(page).toHaveURL(/\/ops\/invites\?batch=/);
  const row = page.getByRole('row', { name: NOTE });
  await expect(row).toContainText(t('ops.invites.of', { taken: 0, most: 5 }));
  const code = (await row.getByRole('cell').nth(1).textContent())?.trim() ?? '';
  expect(code).toMatch(/^[A-Z2-9]{8}$/);

  /** Up to the form of the account, which the code of the link is in. */
  const comes = async () => {
    const { page: theirs, t: says } = await arrives(phoneIn('en'));
    const guest = new Visitor(theirs, request, says);
    const username = uniqueName();
    const email = `${username}@mail.example`;
    await theirs.goto(`/register?mode=email&inviteCode=${code.toLowerCase()}`);
    await guest.fills('login.email', email);
    await guest.presses('register.send_code');
    await guest.typesCode(email);
    await expect(guest.field('register.invite_code')).toHaveValue(code.toLowerCase());
    await guest.namesAccount({ username, password: 'Passw0rd99', nickname: 'From the fair' });
    return { guest, username };
  };
  const { guest: first, username } = await comes();
  await expect(first.button('register.done.continue')).toBeVisible();
  await page.reload();
  await expect(row).toContainText(t('ops.invites.of', { taken: 1, most: 5 }));
  await row
    .getByRole('button', {
      name: t('ops.invites.look', { said: t('ops.invites.of', { taken: 1, most: 5 }), code }),
    })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: username })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await row.getByRole('button', { name: t('ops.invites.withdraw') }).click();
  await dialog.getByLabel(t('ops.reason')).fill('The fair is over');
  await dialog.getByRole('button', { name: t('ops.invites.withdraw') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(t('ops.invites.state.withdrawn'));

  const { guest: second } = await comes();
  await second.sees('error.invalid_invite_code');
  await expect(second.page).toHaveURL(/\/register/);
  await page.reload();
  await expect(row).toContainText(t('ops.invites.of', { taken: 1, most: 5 }));
});
