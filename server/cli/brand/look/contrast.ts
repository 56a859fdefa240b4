import axe from 'axe-core';
import type { Page } from 'playwright';
import type { LookFinding } from './looked.ts';

/** Words that are hard to read where they stand, as axe judges it; what it cannot tell, over a picture, is left out. */
export async function poorContrast(page: Page): Promise<LookFinding[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
    });
    return violations
      .flatMap(({ nodes }) => nodes)
      .flatMap((node) => {
        const element = document.querySelector(String(node.target[0]));
        const data = node.any[0]?.data as
          | { contrastRatio?: number; expectedContrastRatio?: string }
          | undefined;
        if (!element || !window.look.isSeen(element)) return [];
        return [
          {
            problem: 'contrast' as const,
            what: window.look.nameOf(element),
            why: `has a contrast of ${data?.contrastRatio}:1, and ${data?.expectedContrastRatio} is needed to read it`,
            box: window.look.boxOf(element),
          },
        ];
      });
  });
}
