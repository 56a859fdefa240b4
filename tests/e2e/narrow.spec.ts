import type { APIRequestContext, Page } from '@playwright/test';
import { allBrands } from './support/brands.ts';
import { inBrand, test } from './support/someone.ts';
import { expect } from './support/test.ts';

/** A post with pictures, one of words where the brand has one, and the page of an author. */
const placesOf = async (request: APIRequestContext): Promise<string[]> => {
  const answer = await request.get('/social/api/guest/recommend/public');
  const { list }: { list: { id: string; kind: string; author: { id: string } }[] } = (await answer.json())
    .result;
  const posts = ['images', 'text', 'video'].flatMap(
    (kind) => list.find((post) => post.kind === kind)?.id ?? [],
  );
  const author = list[0]?.author.id;
  expect(posts.length).toBeGreaterThan(0);
  expect(author).toBeDefined();
  return ['/home/recommend', ...posts.map((id) => `/posts/${id}`), `/guest-page/${author}`];
};

/**
 * What does not fit, by its words: beyond the sides of the page, or of a box that cuts it. What scrolls, and words that are
 * shortened on purpose, fit; on buttons, tabs and bars nothing is shortened.
 */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`] : [];
    const isHidden = (element: Element) =>
      element.closest('.sr-only, [aria-hidden=true]') !== null || !element.checkVisibility();
    /** The sides between which the words of an element have their place; undefined where it scrolls. */
    const sidesOf = (element: Element | null): { left: number; right: number } | undefined => {
      if (element === null) return { left: 0, right: clientWidth };
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (/auto|scroll/.test(overflowX) || (isShortened && !element.closest('button, nav, [role=tab]')))
        return undefined;
      return /hidden|clip/.test(overflowX) ? element.getBoundingClientRect() : sidesOf(element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: within, textContent: words } = texts.currentNode;
      if (!within || !words?.trim() || isHidden(within)) continue;
      const sides = sidesOf(within);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isOut = ({ left, right }: DOMRect) =>
        sides !== undefined && (left < sides.left - 0.5 || right > sides.right + 0.5);
      if ([...range.getClientRects()].some(isOut)) found.push(words);
    }
    return found;
  });

for (const { id } of allBrands) {
  test.describe(id, () => {
    test.use(inBrand(id));

    for (const locale of ['zh-CN', 'en'] as const) {
      test(`on the narrowest phones a feed, a post and a person's page fit, in ${locale}`, async ({
        request,
        arrives,
      }) => {
        const { page } = await arrives({ viewport: { width: 320, height: 640 }, locale });
        for (const place of await placesOf(request)) {
          await page.goto(place);
          await expect(page.getByRole('heading').or(page.getByRole('article')).first()).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          for (const width of [320, 390]) {
            await page.setViewportSize({ width, height: 640 });
            expect(await misfits(page), `${place} at ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}
