import axe from 'axe-core';
import { storyBrands } from './brands.ts';
import { applyBrand, schemes } from './theme.ts';

/** What a brand can break: its colours, its density, its way of marking links. The rest axe checks once. */
const RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

// A colour that is still on its way would be judged as the brand's before; a picture is taken at rest.
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; }';

async function findings(element: HTMLElement, look: string): Promise<string[]> {
  // Of a frame's own page axe knows nothing: it would ask each in vain, and wait half a second for the silence.
  const { violations } = await axe.run(element, {
    runOnly: { type: 'rule', values: RULES },
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${look}: ${id}: ${node.html.slice(0, 160)}: ${node.any[0]?.message ?? node.failureSummary}`,
    ),
  );
}

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

/** Dresses a story in every brand and scheme and refuses it when one of them breaks it. */
export async function checkEveryBrand(element: HTMLElement, locale: string): Promise<void> {
  stopMotion();
  const found: string[] = [];
  for (const { id } of storyBrands) {
    for (const scheme of schemes) {
      applyBrand(id, scheme, locale);
      found.push(...(await findings(element, `${id} ${scheme}`)));
    }
  }
  if (found.length > 0) throw new Error(`Not readable in every brand:\n${found.join('\n')}`);
}
