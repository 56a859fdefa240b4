import { expect, test } from 'vitest';
import { readBrand } from './brand.read.ts';
import { brandsFixture } from './brand.testing.ts';
import { type Brand, publicUrl } from './brand.ts';

const sheet = (brand: Brand, name: string): string => brand.files.get(name)?.body.toString() ?? '';
const choosing = async (variants: object): Promise<Brand> => {
  const fixture = await brandsFixture('aurora');
  await fixture.change('aurora/brand.json', ['variants'], variants);
  return readBrand(fixture.dir, 'aurora');
};

test('what is chosen of the wallet comes with the wallet alone', async () => {
  const brand = await choosing({ wallet: 'band' });
  expect(sheet(brand, 'wallet.css')).toContain('.part-balance');
  expect(sheet(brand, 'pages.css')).not.toContain('.part-balance');
  expect(brand.themeCss).not.toContain('.part-balance');
  // A plain static host has one sheet.
  expect(sheet(brand, 'theme.css')).toContain('.part-balance');
});

test('whoever knows the address of the one sheet knows that of the other, whichever of them has changed', async () => {
  const [band, tiles] = await Promise.all([choosing({ wallet: 'band' }), choosing({ wallet: 'tiles' })]);
  for (const brand of [band, tiles])
    expect(publicUrl(brand, 'wallet.css')).toBe(publicUrl(brand, 'pages.css').replace('/pages.', '/wallet.'));
  expect(publicUrl(band, 'pages.css')).not.toBe(publicUrl(tiles, 'pages.css'));
});
