import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { register } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, test } from './support/someone.ts';
import { expect } from './support/test.ts';

const BRAND = 'saffron';
const OPS = new URL('../../server/cli/ops.mjs', import.meta.url).pathname;
test.use(inBrand(BRAND));

const gives = (username: string, points: string, remark: string) =>
  promisify(execFile)(
    process.execPath,
    [OPS, 'deposit', username, points, '--type', '121', '--remark', remark, '--brand', BRAND],
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  );

test('finance looks somebody up in the ledger, opens a movement, and takes their statement along', async ({
  arrives,
  request,
}) => {
  const person = await register(request, 'Somebody with points');
  await gives(person.username, '12.30', '=1+1');
  await gives(person.username, '4.00', 'Second <b>gift</b>');

  const { page, t } = await arrives(deskIn('en'));
  await page.goto('/ops/ledger');
  await signsInToConsole({ page, t }, await addOperator(BRAND, 'finley', 'finance'));
  await page.getByLabel(t('ops.ledger.filter.account')).fill(person.username);
  await page.getByRole('button', { name: t('ops.ledger.search') }).click();
  await expect(page).toHaveURL(new RegExp(`account=${person.username}`));
  const statement = page.getByRole('region', { name: t('ops.ledger.statement'), exact: true });
  await expect(statement).toContainText('16.30');
  await expect(statement).toContainText(t('ops.ledger.valid'));
  const row = page.getByRole('row').filter({ hasText: 'Second <b>gift</b>' });
  await expect(row).toContainText('4.00');
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('ops.ledger.chained'))).toHaveCount(2);
  await expect(dialog.getByText(t('ops.ledger.signed'))).toHaveCount(2);
  await dialog.getByRole('button', { name: t('ops.ledger.close') }).click();
  await expect(dialog).toBeHidden();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    statement.getByRole('button', { name: t('ops.ledger.csv') }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`"'=1+1"`);
  expect(csv).toContain('"closing balance","","","","16.30"');

  await page.goto(`/ops/audit?target=user+${person.id}`);
  await expect(page.getByRole('row', { name: /ledger\.read/ })).toContainText('finley');
  await page.goto(`/ops/audit?target=${person.id}`);
  await expect(page.getByRole('row', { name: /ledger\.statement/ })).toContainText('finley');
});

test('finance reads what a day came to', async ({ arrives, request }) => {
  const person = await register(request, 'Somebody else with points');
  await gives(person.username, '5.00', 'Gift');
  const { page, t } = await arrives(deskIn('en'));
  await page.goto('/ops/closings');
  await signsInToConsole({ page, t }, await addOperator(BRAND, 'fiona', 'finance'));
  const day = page.getByLabel(t('ops.closings.day'), { exact: true });
  await day.fill(new Date().toISOString().slice(0, 10));
  await expect(page).toHaveURL(/day=/);
  await expect(page.getByText(t('ops.closings.goes_on'))).toBeVisible();
  await expect(page.getByText(t('ops.closings.adds_up'))).toBeVisible();
  const kind = page.getByRole('link', { name: t('ops.ledger.type.121') });
  await kind.click();
  await expect(page).toHaveURL(/\/ops\/ledger\?type=121/);
  await expect(page.getByRole('row').filter({ hasText: person.username })).toBeVisible();
});
