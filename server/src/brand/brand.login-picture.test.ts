import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBrand } from './brand.read.ts';
import { brandsFixture } from './brand.testing.ts';

const wearing = async (login: string) => {
  const fixture = await brandsFixture('aurora');
  await fixture.change('aurora/brand.json', ['variants'], { login, scenes: 'blocks' });
  await mkdir(fixture.path('aurora/pictures'), { recursive: true });
  const photo = sharp({ create: { width: 800, height: 1600, channels: 3, background: '#8ac' } });
  await writeFile(fixture.path('aurora/pictures/login.webp'), await photo.webp().toBuffer());
  return readBrand(fixture.dir, 'aurora');
};

test.each(['sheet', 'split', 'full'])(
  'a photograph stands in for the drawing at a %s login',
  async (login) => {
    const brand = await wearing(login);
    const file = brand.files.get('pictures/login.webp');
    expect(file?.contentType).toBe('image/webp');
    const css = brand.files.get('pages.css')?.body.toString() ?? '';
    const rule = `.part-login .part-art{background:url("/brands/aurora/pictures/login.webp?v=${file?.hash}") 50%/cover`;
    expect(css).toContain(`${rule};&>*{display:none}}`);
    expect(css.includes('margin-top:210px')).toBe(login === 'full');
  },
);
