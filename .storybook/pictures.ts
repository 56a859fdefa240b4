import { commands, page } from 'vitest/browser';
import { SCREENS, type Screen } from '../design-system/src/stories/screens.ts';
import { isFixture } from '../tests/support/fixture-brands.ts';
import { takePicture } from '../tests/visual/take.ts';
import { storyBrands } from './brands.ts';
import { stopMotion } from './everyBrand.ts';
import { applyBrand, brandArrives, schemes } from './theme.ts';

type Size = readonly [width: number, height: number];

const resize = async ([width, height]: Size): Promise<void> => {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
};

const isScreen = (name: unknown): name is Screen => typeof name === 'string' && Object.hasOwn(SCREENS, name);

export const isAsWideAsAPhone = (): boolean => innerWidth === SCREENS.phone[0];

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

/** On a page of the product a code to be scanned holds its address, and that the port of this run. */
const changingOn = ({ enterBrand }: Shot['parameters']): string | undefined =>
  enterBrand ? 'svg.text-code-ink' : undefined;

/** A screen scrolls down, never sideways (WCAG 1.4.10). */
function refuseSideways(): void {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) throw new Error(`${scrollWidth} px wide on a screen of ${innerWidth} px`);
}

async function takeInEveryBrand(id: string, { parameters, locale }: Shot): Promise<void> {
  const enterBrand = parameters.enterBrand as EnterBrand | undefined;
  // A brand that somebody adds has no references.
  for (const brand of storyBrands.filter(({ id }) => isFixture(id))) {
    await enterBrand?.(brand.id, locale);
    for (const scheme of schemes) {
      applyBrand(brand.id, scheme, locale);
      await brandArrives();
      await takePicture(`${id}--${brand.id}-${scheme}`, changingOn(parameters));
    }
  }
}

/** Shows a page as another brand serves it: its name, its mark and its features, besides its theme. */
type EnterBrand = (brand: string, locale: string) => Promise<void>;

export interface Shot {
  parameters: Record<string, unknown>;
  locale: string;
}

/**
 * Compares a story with its reference: as it came, in every brand and scheme (`picture: 'everyBrand'`), or not at all
 * (`picture: false`).
 */
export async function checkPictures(id: string, shot: Shot): Promise<void> {
  stopMotion();
  const { picture, screen, forcedColors } = shot.parameters;
  const before: Size = [innerWidth, innerHeight];
  if (isScreen(screen)) await resize(SCREENS[screen]);
  if (forcedColors === true) await commands.forceColors(true);
  try {
    if (isScreen(screen) || picture === false) refuseSideways();
    await brandArrives();
    if (picture === 'everyBrand') await takeInEveryBrand(id, shot);
    else if (picture !== false) await takePicture(id, changingOn(shot.parameters));
  } finally {
    if (forcedColors === true) await commands.forceColors(false);
    if (isScreen(screen)) await resize(before);
  }
}
