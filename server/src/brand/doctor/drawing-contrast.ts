import type { Scheme } from '@livery/contract';
import {
  type Color,
  colorPath,
  contrastRatio,
  hexOf,
  nearestLightness,
  type ThemeTokens,
} from '@livery/design-system/theme';
import type { FieldFinding } from '../brand.schema.check.ts';
import { pixelsOf } from '../raster.ts';
import { inScheme } from '../svg.scheme.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const CHANNELS = 4;
/** Half-transparent edges are drawn by the renderer itself. */
const OPAQUE = 250;
/** What WCAG 2.2 (1.4.11) asks of pictures that mean something. */
const LEAST = 3;
/** Decoration beside it may be paler. */
const WORDMARK = { width: 256, share: 0.5 };
const ICON = { width: 64, share: 0.02 };

const BYTE = 255;
const colorOf = (rgb: number): Color => ({
  components: [(rgb >> 16) / BYTE, ((rgb >> 8) & BYTE) / BYTE, (rgb & BYTE) / BYTE],
  alpha: 1,
});

/** How many opaque pixels each colour has, most first; and the colours of the corners. */
async function colorsOf(svg: string, width: number) {
  const pixels = await pixelsOf(svg, width);
  const rgbAt = (at: number): number => pixels.readUInt32BE(at * CHANNELS) >>> 8;
  const counts = new Map<number, number>();
  const total = pixels.byteLength / CHANNELS;
  for (let at = 0; at < total; at += 1) {
    if ((pixels[at * CHANNELS + CHANNELS - 1] ?? 0) < OPAQUE) continue;
    counts.set(rgbAt(at), (counts.get(rgbAt(at)) ?? 0) + 1);
  }
  const colors = [...counts]
    .toSorted(([, few], [, many]) => many - few)
    .map(([rgb, count]) => ({ color: colorOf(rgb), count }));
  const corners = [0, width - 1, total - width, total - 1].map((at) => colorOf(rgbAt(at)));
  return { colors, corners };
}

type Drawn = Awaited<ReturnType<typeof colorsOf>>['colors'];

const countOf = (colors: Drawn): number => colors.reduce((sum, { count }) => sum + count, 0);

/** What is drawn in a scheme, once for a drawing that is the same in both. */
async function inEach<T>(
  svg: string,
  look: (svg: string, scheme: Scheme) => Promise<T>,
): Promise<[Scheme, T][]> {
  const drawings = new Map(SCHEMES.map((scheme) => [scheme, inScheme(svg, scheme)]));
  return Promise.all([...drawings].map(async ([scheme, drawing]) => [scheme, await look(drawing, scheme)]));
}

/** The wordmark on the ground of the page, in both schemes. */
export async function wordmarkContrast(svg: string, tokens: ThemeTokens): Promise<FieldFinding[]> {
  const looks = await inEach(svg, async (drawing, scheme): Promise<FieldFinding | undefined> => {
    const token = tokens.get(colorPath('surface.base', scheme));
    if (token?.type !== 'color') return undefined;
    const ground = token.value;
    const { colors } = await colorsOf(drawing, WORDMARK.width);
    const pale = colors.filter(({ color }) => contrastRatio(color, ground) < LEAST);
    const [worst] = pale;
    if (worst === undefined || countOf(pale) <= countOf(colors) * (1 - WORDMARK.share)) return undefined;
    const ratio = contrastRatio(worst.color, ground).toFixed(2);
    const better = nearestLightness(worst.color, (color) => contrastRatio(color, ground) >= LEAST) ?? ground;
    const rule = scheme === 'dark' ? ' in a rule for prefers-color-scheme: dark' : '';
    return {
      field: scheme,
      why: `${hexOf(worst.color)} has a contrast of ${ratio} on the ${scheme} ground ${hexOf(ground)}, and ${LEAST} is needed to read the name`,
      remedy: `write ${hexOf(better)} for it${rule}`,
      suggestion: hexOf(better),
    };
  });
  return looks.flatMap(([, finding]) => (finding === undefined ? [] : [finding]));
}

/** The mark on the tile of the icon, in both schemes; a drawing that is the same in both is told once. */
export async function iconContrast(svg: string): Promise<FieldFinding[]> {
  const looks = await inEach(svg, async (drawing, scheme): Promise<FieldFinding | undefined> => {
    const { colors, corners } = await colorsOf(drawing, ICON.width);
    const stands = (color: Color): boolean => corners.every((tile) => contrastRatio(color, tile) >= LEAST);
    const seen = colors.filter(({ color }) => stands(color));
    if (countOf(seen) >= countOf(colors) * ICON.share) return undefined;
    const tiles = new Set(corners.map(hexOf));
    const [tile] = corners;
    const mark = colors.find(({ color }) => !tiles.has(hexOf(color)));
    if (tile === undefined || mark === undefined) return undefined;
    const better = hexOf(nearestLightness(mark.color, stands) ?? mark.color);
    return {
      field: scheme,
      why: `the mark ${hexOf(mark.color)} has a contrast of ${contrastRatio(mark.color, tile).toFixed(2)} on its tile ${hexOf(tile)}, and ${LEAST} is needed to see it in a tab`,
      remedy: `write ${better} for the mark`,
      suggestion: better,
    };
  });
  const findings = looks.flatMap(([, finding]) => (finding === undefined ? [] : [finding]));
  const [first, second] = findings;
  return first !== undefined && first.why === second?.why ? [{ ...first, field: '' }] : findings;
}
