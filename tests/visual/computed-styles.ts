/** What the browser computed of an element, by property; only what it draws. */
export interface ElementStyle {
  /** Words to find the element by. */
  element: string;
  values: Readonly<Record<string, string>>;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
/** The element itself and what its style adds to it. */
const PARTS = ['', '::before', '::after', '::placeholder'] as const;
type Part = (typeof PARTS)[number];

/** Read of every element. */
const ALWAYS = [
  'color',
  'background-color',
  'background-image',
  'box-shadow',
  'font-family',
  'font-size',
  'font-weight',
  'row-gap',
  'column-gap',
  ...CORNERS.map((corner) => `border-${corner}-radius`),
  ...SIDES.map((side) => `padding-${side}`),
];
const PAINT = ['background-color', 'background-image', 'box-shadow'];
const STROKES = ['stroke', 'stroke-width'];
const MOTION = ['duration', 'timing-function'] as const;

/** A checkbox, a radio and a slider are marks on a label: their target is the label's. */
const MARKS = '[type=checkbox], [type=radio], [type=range]';
const CONTROLS = `:is(button, a, select, textarea, input, summary):not(${MARKS})`;
const ROWS = 'li > :is(a, button), [role=menuitem], [role=option]';
const BARS = 'header, [role=tablist]';

const read = (style: CSSStyleDeclaration, properties: readonly string[]): [string, string][] =>
  properties.map((property) => [property, style.getPropertyValue(property)]);

const isNothing = (value: string): boolean =>
  /^(?:none|0px|(?:(?:, )?rgba\(0, 0, 0, 0\)(?: 0px){0,4})+)$/.test(value);

const bordersOf = (style: CSSStyleDeclaration): [string, string][] =>
  SIDES.filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0).flatMap(
    (side) => read(style, [`border-${side}-color`, `border-${side}-width`]),
  );

/** Line height and tracking in px, and as the share of the letters' size that they may have been given as. */
function textOf(style: CSSStyleDeclaration): [string, string][] {
  const size = Number.parseFloat(style.fontSize);
  return read(style, ['line-height', 'letter-spacing']).flatMap(([property, value]) => {
    const share = Number.parseFloat(value) / size;
    return Number.isNaN(share)
      ? []
      : [
          [property, value],
          [`${property} in em`, share.toFixed(4)],
        ];
  });
}

const strokesOf = (element: Element, style: CSSStyleDeclaration): [string, string][] => {
  if (!(element instanceof SVGGeometryElement)) return [];
  // A drawing's weights are the drawing's; an icon's stroke is the brand's.
  const isIcon = element.closest('svg[class*="stroke-"]') !== null;
  return read(style, ['fill', ...(isNothing(style.stroke) ? [] : isIcon ? STROKES : ['stroke'])]);
};

/** Heights that density decides: of rows, of bars, and of controls that one sees the edge of. */
function heightsOf(element: Element, style: CSSStyleDeclaration): [string, string][] {
  if (element.matches(BARS) || element.matches(ROWS)) return read(style, ['min-height']);
  const isDrawn = PAINT.some((property) => !isNothing(style.getPropertyValue(property)));
  if (!element.matches(CONTROLS) || !isDrawn || style.display === 'inline') return [];
  return read(style, ['min-height', 'height']);
}

/** Where a page, a bar or a card begins: the padding of what is as wide as the screen. */
function guttersOf(element: Element, style: CSSStyleDeclaration): [string, string][] {
  const isAcross = element.getBoundingClientRect().width >= innerWidth * 0.95;
  return isAcross ? [['gutter', style.paddingInlineStart]] : [];
}

function valuesOf(element: Element, part: Part): ElementStyle['values'] {
  const style = getComputedStyle(element, part || null);
  const own =
    part === ''
      ? [...strokesOf(element, style), ...heightsOf(element, style), ...guttersOf(element, style)]
      : [];
  return Object.fromEntries([...read(style, ALWAYS), ...bordersOf(style), ...textOf(style), ...own]);
}

/** Durations and curves, of an element that has any. Styles that hold a page still hide them. */
function motionOf(element: Element, part: Part): ElementStyle['values'] {
  const style = getComputedStyle(element, part || null);
  const kinds = [
    ...(Number.parseFloat(style.transitionDuration) > 0 ? ['transition'] : []),
    ...(style.animationName === 'none' ? [] : ['animation']),
  ];
  return Object.fromEntries(
    read(
      style,
      kinds.flatMap((kind) => MOTION.map((word) => `${kind}-${word}`)),
    ),
  );
}

function hasPart(element: Element, part: Part): boolean {
  if (part === '') return true;
  if (part === '::placeholder') return element.hasAttribute('placeholder');
  return getComputedStyle(element, part).content !== 'none';
}

const nameOf = (element: Element, part: Part): string => {
  const words = element.getAttribute('class')?.slice(0, 80) ?? '';
  return `<${element.tagName.toLowerCase()} class="${words}">${part}`;
};

/** Something that is drawn: an element, or what its style adds to it. */
interface Drawn {
  element: Element;
  part: Part;
}

/** All that is drawn, in the order of the page. */
export const drawnIn = (root: Element): Drawn[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, [data-art]'))
    .flatMap((element) => PARTS.filter((part) => hasPart(element, part)).map((part) => ({ element, part })));

/** Its looks; the page stands still. */
export const stylesOf = (drawn: readonly Drawn[]): ElementStyle[] =>
  drawn.map(({ element, part }) => ({ element: nameOf(element, part), values: valuesOf(element, part) }));

/** How it moves; the page may move. */
export const motionsOf = (drawn: readonly Drawn[]): ElementStyle[] =>
  drawn.map(({ element, part }) => ({ element: nameOf(element, part), values: motionOf(element, part) }));
