import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { register } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, test } from './support/someone.ts';
import { expect } from './support/test.ts';

const BRAND = 'saffron';
const WHY = 'Her letter of 3 March';
test.use(inBrand(BRAND));

test('an owner takes all that is kept of somebody along, and says why', async ({ arrives, request }) => {
  const person = await register(request, 'Somebody who asks');
  const { page, t } = await arrives(deskIn('en'));
  await page.goto(`/ops/people/${person.id}`);
  await signsInToConsole({ page, t }, await addOperator(BRAND, 'olga', 'owner'));
  await page.getByRole('button', { name: t('ops.people.export'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('ops.people.export') });
  await dialog.getByRole('button', { name: t('ops.people.export.act') }).click();
  await expect(dialog.getByText(t('ops.reason.missing'))).toBeVisible();
  await dialog.getByLabel(t('ops.reason')).fill(WHY);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t('ops.people.export.act') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`person-${person.id}.zip`);
  const files = unzipSync(await readFile(await file.path()));
  const [account] = JSON.parse(Buffer.from(files['account.json'] ?? []).toString());
  expect(account).toMatchObject({ id: person.id, nickname: 'Somebody who asks' });
  await expect(dialog).toBeHidden();

  await page.goto(`/ops/audit?target=${person.id}`);
  const row = page.getByRole('row', { name: /people\.export/ });
  await expect(row).toContainText('olga');
  await expect(row).toContainText(WHY);
});
