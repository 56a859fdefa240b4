import type { CDPSession, Page } from 'playwright';
import { LATIN } from '../../../src/brand/latin.ts';
import type { Box, LookFinding } from './looked.ts';

const MARK = 'data-look-words';

interface Words {
  readonly at: string;
  readonly says: string;
  readonly family: string;
  readonly box: Box;
}

/** Elements whose words are Latin and set in a family of the brand, marked to be found again. */
const markWords = (page: Page): Promise<Words[]> =>
  page.evaluate(
    ([pattern = '', mark = '']) => {
      const latin = new RegExp(pattern, 'u');
      const own = new Set([...document.fonts].map(({ family }) => family.replace(/^"|"$/g, '')));
      return [...document.querySelectorAll('body *')]
        .filter((element) => window.look.isSeen(element) && element.childElementCount === 0)
        .flatMap((element, index) => {
          const says = element.textContent?.trim() ?? '';
          const [family = ''] = getComputedStyle(element)
            .fontFamily.split(',')
            .map((name) => name.trim().replace(/^"|"$/g, ''));
          if (says === '' || !latin.test(says) || !own.has(family)) return [];
          element.setAttribute(mark, String(index));
          return [
            { at: String(index), says: window.look.nameOf(element), family, box: window.look.boxOf(element) },
          ];
        });
    },
    [LATIN, MARK],
  );

interface PlatformFont {
  familyName: string;
  isCustomFont: boolean;
  glyphCount: number;
}

const fontsOf = async (session: CDPSession, root: number, at: string): Promise<PlatformFont[]> => {
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root, selector: `[${MARK}="${at}"]` });
  if (nodeId === 0) return [];
  return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
};

/** Words that are set in a typeface of the brand and for which it has no glyph: another one stands in. */
export async function missingGlyphs(page: Page, session: CDPSession): Promise<LookFinding[]> {
  const words = await markWords(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const found: LookFinding[] = [];
  for (const { at, says, family, box } of words) {
    const strange = (await fontsOf(session, root.nodeId, at)).filter(({ isCustomFont }) => !isCustomFont);
    const [font] = strange;
    if (font) {
      const why = `${font.glyphCount} of its signs are set in ${font.familyName}, for ${family} has no glyph`;
      found.push({ problem: 'missing-glyph', what: says, why, box });
    }
  }
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  return found;
}
