import { commands, page } from 'vitest/browser';
import { takePicture } from '../tests/visual/take.ts';
import { storyBrands } from './brands.ts';
import { dress, schemes } from './dress.ts';
import { standStill } from './everyBrand.ts';

/** A phone, the smallest screen with three columns, the narrowest phone, and 1280 × 800 at 200 %. */
const SCREENS = {
  phone: [390, 844],
  desktop: [1280, 800],
  narrow: [320, 640],
  zoomed: [640, 400],
} as const;
type Screen = keyof typeof SCREENS;
type Size = readonly [width: number, height: number];

const resize = ([width, height]: Size) => page.viewport(width, height);

const isScreen = (name: unknown): name is Screen => typeof name === 'string' && Object.hasOwn(SCREENS, name);

/** Does something while the story's frame is narrow: at once, where a real viewport takes its time. */
export function asWideAsAPhone(work: () => void): void {
  const frame = window.frameElement;
  if (!frame) throw new Error('the story has no frame');
  const before = frame.getAttribute('style') ?? '';
  frame.setAttribute('style', `${before}; width: ${SCREENS.phone[0]}px`);
  try {
    work();
  } finally {
    frame.setAttribute('style', before);
  }
}

/** A screen scrolls down, never sideways (WCAG 1.4.10). */
function refuseSideways(): void {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) throw new Error(`${scrollWidth} px wide on a screen of ${innerWidth} px`);
}

async function inEveryBrand(id: string, locale: string): Promise<void> {
  for (const brand of storyBrands) {
    for (const scheme of schemes) {
      dress(brand.id, scheme, locale);
      await takePicture(`${id}--${brand.id}-${scheme}`);
    }
  }
}

export interface Shot {
  tags: readonly string[];
  parameters: Record<string, unknown>;
  locale: string;
}

/**
 * Compares a story with its reference: a composition in every brand and scheme, any other once, as it came. The
 * product's own screens (`picture: false`) have no reference: what they are made of has.
 */
export async function checkPictures(id: string, { tags, parameters, locale }: Shot): Promise<void> {
  standStill();
  if (parameters.picture === false) return refuseSideways();
  const before: Size = [innerWidth, innerHeight];
  const isComposition = tags.includes('composition');
  const screen = isScreen(parameters.screen) ? parameters.screen : isComposition ? 'phone' : undefined;
  const isForced = parameters.forcedColors === true;
  if (screen) await resize(SCREENS[screen]);
  if (isForced) await commands.forceColors(true);
  try {
    if (screen) refuseSideways();
    if (isComposition) await inEveryBrand(id, locale);
    else await takePicture(id);
  } finally {
    if (isForced) await commands.forceColors(false);
    if (screen) await resize(before);
  }
}
