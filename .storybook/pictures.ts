import { page } from 'vitest/browser';
import { takePicture } from '../tests/visual/take.ts';
import { storyBrands } from './brands.ts';
import { dress, schemes } from './dress.ts';
import { standStill } from './everyBrand.ts';

export const SCREENS = { phone: [414, 896], desktop: [1280, 800] } as const;

interface Shot {
  /** In every brand and scheme; any other story is taken once, as it came. */
  isComposition: boolean;
  screen: keyof typeof SCREENS;
  locale: string;
}

async function inEveryBrand(id: string, locale: string): Promise<void> {
  for (const brand of storyBrands) {
    for (const scheme of schemes) {
      dress(brand.id, scheme, locale);
      await takePicture(`${id}--${brand.id}-${scheme}`);
    }
  }
}

/** Compares the story with its reference pictures. */
export async function checkPictures(id: string, { isComposition, screen, locale }: Shot): Promise<void> {
  standStill();
  if (screen !== 'phone') await page.viewport(...SCREENS[screen]);
  try {
    if (isComposition) await inEveryBrand(id, locale);
    else await takePicture(id);
  } finally {
    if (screen !== 'phone') await page.viewport(...SCREENS.phone);
  }
}
