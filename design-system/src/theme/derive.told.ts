import type { ReadColor } from './contrast.ts';
import { distance } from './oklch.ts';
import type { Color } from './values.ts';

/** Grounds, lines and states of one colour: seen side by side, they are two. */
const SEEN = 0.02;
/** What says that something is pressed, while it is pressed. */
const MOVED = 0.03;

const GROUNDS = ['surface.base', 'surface.raised'];
const STATUSES = ['danger', 'success', 'warning', 'info'];

const from = (others: readonly string[], least = SEEN): [string, number][] =>
  others.map((other) => [other, least]);

/**
 * From what each derived colour has to be told, and by how much (OKLab). A rule that shifts a ground a little ends in
 * it where the ground is black or white, or where two grounds lie a shift apart.
 */
const TOLD: ReadonlyMap<string, readonly (readonly [other: string, least: number])[]> = new Map([
  ['surface.sunken', from(['surface.base'])],
  ['surface.hover', from(['surface.raised'])],
  ['surface.control', from(['surface.raised', 'surface.base'])],
  ['accent.solidHover', from(['accent.solid'], MOVED)],
  ['accent.solidActive', from(['accent.solid', 'accent.solidHover'], MOVED)],
  ['accent.soft', from(GROUNDS)],
  ['accent.softHover', from([...GROUNDS, 'accent.soft'])],
  ['accent.border', from(GROUNDS)],
  ['chat.wallpaper', from(['chat.bubbleOwn', 'chat.bubbleOther'])],
  ['chat.wallpaperInk', from(['chat.wallpaper'])],
  ['border.subtle', from(GROUNDS)],
  ['border.default', from(GROUNDS)],
  ...STATUSES.map((name): [string, [string, number][]] => [`status.${name}.soft`, from(GROUNDS)]),
  ['envelope.paperDeep', from(['envelope.paper'])],
  ['illustration.ground', from(GROUNDS)],
]);

/** Pairs that a derived colour makes with what it has to be told from. */
export const toldPairs: readonly (readonly [name: string, other: string, least: number])[] = [
  ...TOLD,
].flatMap(([name, others]) => others.map(([other, least]) => [name, other, least] as const));

/** Whether a colour, taken for `name`, does not vanish in what it lies on or changes from. */
export const isTold = (name: string, color: Color, read: ReadColor): boolean =>
  (TOLD.get(name) ?? []).every(([other, least]) => distance(color, read(other)) >= least);
