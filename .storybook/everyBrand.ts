import axe from 'axe-core';
import { onlyViolations } from './axe.ts';
import { storyBrands } from './brands.ts';
import { applyBrand, schemes } from './theme.ts';

/** What a brand can break: its colours, its way of marking links, its density. The rest axe checks once. */
const COLORS = ['color-contrast', 'link-in-text-block'];
const SIZES = ['target-size'];

// A colour that is still on its way would be judged as the brand's before; a picture is taken at rest.
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** A look that a story is judged in. */
interface Look {
  brand: string;
  scheme: string;
}

async function findings(element: HTMLElement, { brand, scheme }: Look, rules: string[]): Promise<string[]> {
  const { violations } = await axe.run(element, {
    runOnly: { type: 'rule', values: rules },
    // Of a frame's own page axe knows nothing: it would ask each in vain, and wait half a second for the silence.
    iframes: false,
    ...onlyViolations,
    // No sheet and no clip is read by these rules.
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${brand} ${scheme}: ${id}: ${node.html.slice(0, 160)}: ${node.any[0]?.message ?? node.failureSummary}`,
    ),
  );
}

/** Where everything stands and how large it is. */
const boxesOf = (element: HTMLElement): string =>
  [...element.querySelectorAll('*')]
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${x} ${y} ${width} ${height}`;
    })
    .join();

/** Nothing moves from here on. */
export function stopMotion(): void {
  document.head.append(still);
}

/** Reads a page that stands still, held by us or by Storybook, as it would move. */
export function withMotion<T>(read: () => T): T {
  const holds = [...document.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('transition: none !important'),
  );
  for (const style of holds) style.disabled = true;
  try {
    return read();
  } finally {
    for (const style of holds) style.disabled = false;
  }
}

/**
 * Dresses a story in every brand and scheme and refuses it when one of them breaks it. The look that it came in is left
 * to axe's full rules, which these are among. A scheme is only colours: where every box is the one of the brand's other
 * scheme, so is every target.
 */
export async function checkEveryBrand(element: HTMLElement, worn: Look & { locale: string }): Promise<void> {
  stopMotion();
  const found: string[] = [];
  for (const { id: brand } of storyBrands) {
    const judged = new Set<string>();
    for (const scheme of schemes) {
      applyBrand(brand, scheme, worn.locale);
      const boxes = boxesOf(element);
      const rules = judged.has(boxes) ? COLORS : [...COLORS, ...SIZES];
      judged.add(boxes);
      if (brand === worn.brand && scheme === worn.scheme) continue;
      found.push(...(await findings(element, { brand, scheme }, rules)));
    }
  }
  if (found.length > 0) throw new Error(`Not readable in every brand:\n${found.join('\n')}`);
}
