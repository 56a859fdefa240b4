/** Foreground, background and the least WCAG ratio; paths without group and scheme for colours (`text.primary`). */
export type ContrastPair = readonly [foreground: string, background: string, least: number];

/** A tint laid over a ground before the text: `share` of `veil` over `background`. */
export interface VeiledPair {
  readonly foreground: string;
  readonly background: string;
  readonly veil: string;
  readonly share: number;
  readonly least: number;
}

/** The fill of a control on a ground: `solid` calls attention, `soft` only sets apart what a word or a line names. */
export interface FillPair {
  readonly fill: string;
  readonly ground: string;
  readonly kind: 'solid' | 'soft';
}

const GROUNDS = ['base', 'raised', 'sunken', 'overlay', 'hover', 'control'].map((name) => `surface.${name}`);
const PANELS = ['surface.base', 'surface.raised', 'surface.overlay'];

const each = (texts: readonly string[], grounds: readonly string[], least: number): ContrastPair[] =>
  texts.flatMap((text) => grounds.map((ground): ContrastPair => [text, ground, least]));

const status = ['danger', 'success', 'warning', 'info'].flatMap((name) => [
  ...each([`status.${name}.text`], [...PANELS, `status.${name}.soft`], 4.5),
  ...each([`status.${name}.onSolid`], [`status.${name}.solid`], 4.5),
]);

/** Every pair that components and screens lay on each other: WCAG 2.2 AA, 4.5 for text and 3 for large text and icons. */
export const contrastPairs: readonly ContrastPair[] = [
  ...each(['text.primary', 'text.secondary', 'text.tertiary', 'text.link'], GROUNDS, 4.5),
  ...each(['accent.text'], [...GROUNDS, 'accent.soft', 'accent.softHover'], 4.5),
  ...each(['text.primary', 'text.secondary'], ['accent.soft'], 4.5),
  ...each(
    ['text.onAccent'],
    ['accent.solid', 'accent.solidHover', 'accent.solidActive', 'accent.solidEnd'],
    4.5,
  ),
  ...each(['text.onInverse'], ['surface.inverse'], 4.5),
  ...status,
  ...each(['status.danger.text', 'status.success.text'], ['surface.hover', 'surface.sunken'], 4.5),
  ...each(['chat.bubbleOwnText', 'chat.bubbleOwnMeta', 'chat.bubbleOwnAccent'], ['chat.bubbleOwn'], 4.5),
  ...each(
    ['chat.bubbleOtherText', 'text.tertiary', 'accent.text', 'text.secondary'],
    ['chat.bubbleOther'],
    4.5,
  ),
  // Words without a bubble stand on it, as the variant `lines` has them, with their links, names and times.
  ...each(['text.primary', 'text.secondary', 'text.link', 'accent.text'], ['chat.wallpaper'], 4.5),
  ...each(['envelope.ink'], ['envelope.paper', 'envelope.paperDeep'], 4.5),
  ['envelope.sealInk', 'envelope.seal', 4.5],
  ['envelope.seal', 'envelope.paper', 3],
  ...each(['media.controlText'], ['media.control', 'media.gradient', 'media.stage'], 4.5),
  ['media.like', 'media.stage', 3],
  ...each(['border.focus'], GROUNDS, 3),
  ...each(['border.strong'], PANELS, 3),
  ...each(['illustration.heroInk'], ['illustration.heroFrom', 'illustration.heroTo'], 4.5),
  ['illustration.ink', 'illustration.ground', 4.5],
];

const solids = ['accent', 'status.danger', 'status.success', 'status.warning', 'status.info'];

/**
 * Fills that make a control, on the grounds that it stands on. WCAG 2.2 asks 3:1 of what a control is known by; a word or
 * sign on it has that already, and here its shape has to be there too.
 */
export const fillPairs: readonly FillPair[] = PANELS.flatMap((ground) => [
  ...solids.map((name): FillPair => ({ fill: `${name}.solid`, ground, kind: 'solid' })),
  { fill: 'accent.solidEnd', ground, kind: 'solid' },
  { fill: 'surface.control', ground, kind: 'soft' },
]);

const veiled = (foreground: string, background: string, veil: string, share: number): VeiledPair => ({
  foreground,
  background,
  veil,
  share,
  least: 4.5,
});

/** Where a screen lays a tint over a ground. */
export const veiledPairs: readonly VeiledPair[] = [
  veiled('envelope.ink', 'envelope.paper', 'envelope.ink', 0.12),
  veiled('envelope.sealInk', 'envelope.seal', 'envelope.ink', 0.45),
  veiled('text.primary', 'surface.raised', 'envelope.paper', 0.14),
  veiled('accent.text', 'chat.bubbleOther', 'accent.text', 0.09),
  veiled('chat.bubbleOtherText', 'chat.bubbleOther', 'accent.text', 0.09),
  veiled('chat.bubbleOwnAccent', 'chat.bubbleOwn', 'chat.bubbleOwnAccent', 0.1),
  veiled('chat.bubbleOwnText', 'chat.bubbleOwn', 'chat.bubbleOwnAccent', 0.14),
  ...['text.primary', 'text.secondary', 'text.link', 'accent.text'].map((text) =>
    veiled(text, 'chat.wallpaper', 'chat.wallpaperInk', 1),
  ),
  // A quote without a bubble.
  veiled('accent.text', 'chat.wallpaper', 'accent.text', 0.1),
  veiled('text.primary', 'chat.wallpaper', 'accent.text', 0.14),
];

/** Texts of a translucent bar (`elevation.barOpacity`) over the worst picture: black in light, white in dark. */
export const barPairs: readonly ContrastPair[] = [
  ...each(['text.primary', 'text.secondary', 'accent.text'], ['surface.raised'], 4.5),
  ...each(['text.primary', 'text.secondary'], ['surface.base'], 4.5),
];
