import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawContactSheet } from '../../server/cli/brand/look/contact-sheet.ts';
import type { Look } from '../../server/cli/brand/look/looked.ts';
import { viewsOf } from '../../server/cli/brand/look/screens.ts';
import { sheet } from '../../server/cli/brand/sheet.ts';
import { BRANDS_DIR } from '../support/brands-dir.ts';

/** A look whose pictures are of one colour a scheme. */
async function looked(folder: string, schemes: readonly ('light' | 'dark')[]): Promise<Look> {
  await mkdir(join(folder, 'plum'));
  const views = viewsOf(['login', 'feed'], { sizes: ['phone'], schemes }).map((view) => ({
    ...view,
    ...{ picture: `${view.screen}-${view.scheme}.png`, findings: [] },
  }));
  for (const { picture, scheme } of views)
    await sharp({
      create: { width: 39, height: 84, channels: 3, background: scheme === 'dark' ? '#000000' : '#ffffff' },
    }).toFile(join(folder, 'plum', picture));
  return { brand: 'plum', views };
}

test.each([
  [['light'], 1],
  [['light', 'dark'], 2],
] as const)('a sheet by %s has %i rows of one brand, the day above the night', async (schemes, rows) => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'sheet.png');
  await drawContactSheet([await looked(folder, schemes)], folder, path);
  const picture = sharp(path);
  const { width = 0, height = 0 } = await picture.metadata();
  expect(width).toBe(20 + 2 * 280);
  const row = (height - 20) / rows;
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const middle = (at: number): number =>
    data[(Math.round(20 + (at + 0.5) * row) * info.width + 150) * info.channels] ?? -1;
  expect(schemes.map((_, at) => middle(at))).toEqual(schemes.map((scheme) => (scheme === 'dark' ? 0 : 255)));
});

test('a scheme that nobody knows is said', async () => {
  await expect(sheet(['aurora', '--dir', BRANDS_DIR, '--scheme', 'dusk'])).rejects.toThrow(
    'light, dark, both',
  );
});
