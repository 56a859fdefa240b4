import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { register } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const PICTURE = new URL('../../../server/demo/media/', import.meta.url);

const me = async (page: Page) =>
  page.evaluate(async () => {
    const kept = JSON.parse(localStorage.getItem('lv.tokens.2') ?? '{}') as { access_token?: string };
    const answer = await fetch('/api/v1/users/me', {
      headers: { authorization: `Bearer ${kept.access_token}` },
    });
    return (await answer.json()).result;
  });

test('a picture is cropped to 360 × 360, the nickname and the notifications are changed', {
  tag: '@sizes',
}, async ({ page, request, visitor, t, signsIn }) => {
  const person = await register(request, 'Plain One');
  await signsIn(page, person);
  await page.goto('/edit-profile');
  const name = 'northlights-43.webp';
  const buffer = readFileSync(new URL(name, PICTURE));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/webp', buffer });
  const crop = visitor.in('edit.avatar.crop');
  await expect(crop.field('edit.avatar.zoom')).toBeVisible();
  await page.getByRole('application', { name: t('edit.avatar.window') }).press('ArrowLeft');
  await crop.presses('edit.avatar.use');
  await visitor.sees('edit.avatar.saved');
  const { avatar, avatar_thumbnail } = await me(page);
  const size = (src: string) =>
    page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
  expect(await size(avatar)).toEqual([360, 360]);
  const [side = 0] = await size(avatar_thumbnail);
  expect(side).toBeLessThan(360);

  await visitor.fills('register.nickname', 'no-dashes');
  await visitor.presses('edit.save');
  await expect(visitor.field('register.nickname')).toHaveAttribute('aria-invalid', 'true');
  await visitor.fills('register.nickname', 'PaintedOne');
  await visitor.presses('edit.save');
  await visitor.sees('edit.saved');
  await page.reload();
  await expect(visitor.field('register.nickname')).toHaveValue('PaintedOne');

  await page.goto('/profile');
  const notify = page.getByRole('switch', { name: t('notify.all'), exact: true });
  await expect(notify).toBeChecked();
  await notify.click();
  await expect.poll(async () => (await me(page)).notify).toBe(2);
  await page.reload();
  await expect(notify).not.toBeChecked();
});
