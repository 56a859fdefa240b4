import { dragFinger } from './support/finger.ts';
import { postVoice } from './support/media.ts';
import { attach, log, photo, rowOf, said, sendFiles, voice } from './support/messages.ts';
import { inBrand } from './support/someone.ts';
import { expect } from './support/test.ts';
import { field, groupOf, test, write } from './support/two-people.ts';

test.use(inBrand('jade'));

const PDF = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const LINK = 'https://example.com/tea';

test('pictures that are sent together are one grid, gone through by a finger; what was shared is found by its kind', async ({
  ann,
  bob,
  request,
}) => {
  const id = await groupOf(request, bob.person, ann.person);
  for (const { page } of [ann, bob]) await page.goto(`/room/${id}`);
  await expect(field(bob)).toBeVisible();

  const widths = [1200, 900, 600];
  const chosen = await Promise.all(widths.map((width) => photo(`${width}.jpg`, width, 800)));
  await attach(bob.page, bob.t, chosen);
  await sendFiles(bob.page, bob.t);
  const open = { name: ann.t('room.image.open') };
  const pictures = log(ann.page).getByRole('button', open);
  await expect(pictures).toHaveCount(widths.length);
  const grid = log(ann.page)
    .locator('[data-bubble]')
    .filter({ has: ann.page.getByRole('button', open) });
  await expect(grid).toHaveCount(1);

  await pictures.first().click();
  const viewer = ann.page.getByRole('dialog', { name: ann.t('room.image') });
  const image = viewer.getByRole('img');
  const shown = () => image.evaluate((one) => (one as HTMLImageElement).naturalWidth);
  const swipe = async (by: number) => {
    const box = await image.boundingBox();
    if (!box) throw new Error('it is not in sight');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await dragFinger(ann.page, [x - by / 2, y], [x + by / 2, y]);
  };
  await expect.poll(shown).toBe(widths[0]);
  await swipe(-200);
  await expect.poll(shown).toBe(widths[1]);
  await swipe(-200);
  await expect.poll(shown).toBe(widths[2]);
  await expect(viewer.getByRole('button', { name: ann.t('room.image.next') })).toHaveCount(0);
  await swipe(200);
  await expect.poll(shown).toBe(widths[1]);
  await viewer.getByRole('button', { name: ann.t('room.close') }).click();
  await expect(viewer).toHaveCount(0);

  await write(bob, LINK);
  await attach(bob.page, bob.t, PDF, 'room.attach.file');
  await sendFiles(bob.page, bob.t);
  await postVoice(request, await voice(), { groupId: id, from: bob.person, cid: 'voice', duration: 3 });
  await expect(log(ann.page).getByRole('button', { name: ann.t('room.play') })).toBeVisible();
  // A file goes out a second after it was chosen.
  await expect(log(ann.page).getByRole('button', { name: /report\.pdf/ })).toBeVisible({ timeout: 20_000 });

  await ann.page.getByRole('button', { name: ann.t('room.media'), exact: true }).click();
  const tab = (kind: string) => ann.page.getByRole('tab', { name: ann.t(`room.media.${kind}`) });
  const panel = ann.page.getByRole('tabpanel');
  await expect(panel.getByRole('button', open)).toHaveCount(widths.length);
  await panel.getByRole('button', open).first().click();
  await expect.poll(shown).toBe(widths[2]);
  await viewer.getByRole('button', { name: ann.t('room.close') }).click();
  await expect(viewer).toHaveCount(0);
  await tab('voice').click();
  await expect(panel.getByRole('button', { name: ann.t('room.play') })).toHaveCount(1);
  await expect(panel).toContainText('Bob Inside');
  await tab('file').click();
  const saved = ann.page.waitForEvent('download');
  await panel.getByRole('button', { name: /report\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('report.pdf');
  await tab('link').click();
  await expect(panel.getByRole('link')).toHaveAttribute('href', LINK);
  await expect(panel.getByRole('link')).toHaveAttribute('rel', /noreferrer/);
  await panel.getByRole('button', { name: ann.t('room.media.show') }).click();
  await expect(panel).toHaveCount(0);
  await expect(said(ann.page, LINK)).toBeInViewport();
  await expect(rowOf(ann.page, LINK)).toBeInViewport();
});
