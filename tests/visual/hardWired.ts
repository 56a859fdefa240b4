import { GRID_STEPS } from '../../design-system/src/tailwind/space.ts';
import type { ElementStyle } from './computed-styles.ts';

/** Hairlines and steps of the four-pixel grid: the layout's, not a brand's (`visual.md`, Layout). */
const grid = ['1px', ...Object.values(GRID_STEPS).map((step) => `${step}px`)];

/** No paint, no distance, no movement. */
const NOTHING = /^(?:none|normal|auto|0px|0s|0\.0000|(?:(?:, )?rgba\(0, 0, 0, 0\)(?: 0px){0,4})+)$/;

/** What says nothing about a brand, by property. */
const NEUTRAL: readonly { property: RegExp; value: RegExp | readonly string[] }[] = [
  { property: /./, value: NOTHING },
  // Round is round in every brand.
  { property: /radius$/, value: ['999px', '50%', '100%'] },
  { property: /^(?:padding-.*|row-gap|column-gap)$/, value: grid },
  // A picture is content; a gradient is paint.
  { property: /^background-image$/, value: /^url\(/ },
  // A line as high as its letters: whatever holds it gives the height.
  { property: /^line-height in em$/, value: ['1.0000'] },
  // A finger's size (WCAG 2.5.8 and `visual.md`), below which no density goes.
  { property: /^min-height$/, value: ['44px'] },
  // A mark on a picture is no control of a form.
  { property: /^height$/, value: /^(?:1?\d|2[0-8])(?:\.\d+)?px$/ },
  // Small insets belong to what stands at the edge.
  { property: /^gutter$/, value: /^(?:\d|1[01])(?:\.\d+)?px$/ },
  // A turn at even speed, a caret that is there or not.
  { property: /^animation-timing-function$/, value: ['linear', 'steps(1)', 'step-end'] },
];

const isNeutral = (property: string, value: string): boolean =>
  NEUTRAL.some(
    (rule) =>
      rule.property.test(property) &&
      (rule.value instanceof RegExp ? rule.value.test(value) : rule.value.includes(value)),
  );

/** Shares are worked out of lengths that the browser has rounded. */
const isSame = (property: string, one: string, other: string | undefined): boolean =>
  property.endsWith(' in em') ? Math.abs(Number(one) - Number(other)) < 0.01 : one === other;

/** Values that two brands without one equal token share: they come from somewhere else. */
export function hardWired(first: readonly ElementStyle[], second: readonly ElementStyle[]): string[] {
  if (first.length !== second.length) return ['the page itself depends on the brand'];
  const found = first.flatMap(({ element, values }, index) => {
    const others = second[index]?.values ?? {};
    return Object.entries(values)
      .filter(([property, value]) => !isNeutral(property, value) && isSame(property, value, others[property]))
      .map(([property, value]) => `${property}: ${value} on ${element}`);
  });
  return [...new Set(found)];
}
