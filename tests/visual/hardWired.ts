/** What a brand decides about an element, as the browser computed it. */
const BRANDED = [
  'color',
  'background-color',
  'border-top-color',
  'fill',
  'stroke',
  'box-shadow',
  'font-family',
  'font-size',
  'font-weight',
  'border-top-left-radius',
] as const;
type Branded = (typeof BRANDED)[number];

export interface Look {
  /** Words to find the element by. */
  element: string;
  values: Partial<Record<Branded, string>>;
}

/** Says nothing about a brand: no paint, no corner, or a shape that is round in every brand. */
const NEUTRAL = /^(?:none|0px|999px|50%|100%|rgb\(0, 0, 0\)|(?:(?:, )?rgba\(0, 0, 0, 0\)(?: 0px){0,4})+)$/;

function valuesOf(element: Element): Look['values'] {
  const style = getComputedStyle(element);
  const drawn = BRANDED.filter((property) => {
    if (property === 'border-top-color') return Number.parseFloat(style.borderTopWidth) > 0;
    if (property === 'fill' || property === 'stroke') return element instanceof SVGGeometryElement;
    return true;
  });
  return Object.fromEntries(drawn.map((property) => [property, style.getPropertyValue(property)]));
}

const nameOf = (element: Element): string => {
  const words = element.getAttribute('class')?.slice(0, 80) ?? '';
  return `<${element.tagName.toLowerCase()} class="${words}">`;
};

/** Looks of all elements that are drawn, in the order of the page. */
export const looksOf = (root: Element): Look[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, [data-art]'))
    .map((element) => ({ element: nameOf(element), values: valuesOf(element) }));

/** Values that two brands without one equal token share: they come from somewhere else. */
export function hardWired(first: readonly Look[], second: readonly Look[]): string[] {
  if (first.length !== second.length) return ['the page itself depends on the brand'];
  const found = first.flatMap(({ element, values }, index) => {
    const others = second[index]?.values ?? {};
    return BRANDED.filter((property) => {
      const value = values[property];
      return value !== undefined && !NEUTRAL.test(value) && value === others[property];
    }).map((property) => `${property}: ${values[property]} on ${element}`);
  });
  return [...new Set(found)];
}
