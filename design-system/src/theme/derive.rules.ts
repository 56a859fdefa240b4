import type { Scheme } from './contract.ts';
import type { ReadColor } from './contrast.ts';
import { nearestLightness } from './nearest.ts';
import { colorOf, oklchOf, withLightness } from './oklch.ts';
import { contrastRatio, drawn, over } from './srgb.ts';
import type { Color } from './values.ts';

/** Where a derived colour starts, from the colours before it; its lightness then moves until its pairs pass. */
export type Rule = (read: ReadColor, scheme: Scheme) => Color;

const AA = 4.5;
const WHITE: Color = { components: [1, 1, 1], alpha: 1 };

/** One number for each scheme. */
const by = (scheme: Scheme, light: number, dark: number): number => (scheme === 'light' ? light : dark);

/** The hue of a colour at a lightness, with its chroma up to a limit. */
function tone(color: Color, l: number, mostChroma: number): Color {
  const { c, h } = oklchOf(color);
  return colorOf({ l, c: Math.min(c, mostChroma), h });
}

const shifted = (color: Color, by_: number): Color => withLightness(color, oklchOf(color).l + by_);

const same =
  (name: string): Rule =>
  (read) =>
    read(name);

const near =
  (name: string, light: number, dark: number): Rule =>
  (read, scheme) =>
    shifted(read(name), by(scheme, light, dark));

const toned =
  (name: string, light: number, dark: number, chroma: number): Rule =>
  (read, scheme) =>
    tone(read(name), by(scheme, light, dark), chroma);

/** White on a colour that carries it, otherwise the deepest tone of that colour. */
const inkOn =
  (name: string): Rule =>
  (read) =>
    contrastRatio(WHITE, read(name)) >= AA ? WHITE : tone(read(name), 0.16, 0.03);

/** A pressed state moves away from its ink, so that the ink stays legible. */
const pressed =
  (amount: number): Rule =>
  (read) => {
    const isInkLight = oklchOf(read('text.onAccent')).l > oklchOf(read('accent.solid')).l;
    return shifted(read('accent.solid'), isInkLight ? -amount : amount);
  };

/** The accent, moved until its ink also stands on a quote's tint within it. */
const ownBubble: Rule = (read) => {
  const ink = read('text.onAccent');
  const carries = (ground: Color): boolean =>
    contrastRatio(ink, drawn({ ...ink, alpha: 0.14 }, drawn(ground, ground))) >= AA;
  return nearestLightness(read('accent.solid'), carries) ?? read('accent.solid');
};

const veil =
  (light: number, dark: number, alphaLight: number, alphaDark: number): Rule =>
  (read, scheme) => ({
    ...tone(read('surface.base'), by(scheme, light, dark), 0.02),
    alpha: by(scheme, alphaLight, alphaDark),
  });

const status = ['danger', 'success', 'warning', 'info'].flatMap((name): [string, Rule][] => [
  [`status.${name}.onSolid`, inkOn(`status.${name}.solid`)],
  [`status.${name}.soft`, toned(`status.${name}.solid`, 0.95, 0.28, 0.045)],
  [`status.${name}.text`, same(`status.${name}.solid`)],
]);

/**
 * Every colour that a file may leave out, grounds before what stands on them. What is not here is a key colour and
 * stands in each file, for both schemes.
 */
export const derivations: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['surface.sunken', near('surface.base', -0.024, 0.02)],
  ['surface.overlay', near('surface.raised', 0, 0.03)],
  ['surface.hover', near('surface.raised', -0.028, 0.035)],
  ['surface.control', near('surface.raised', -0.05, 0.06)],
  ['surface.scrim', veil(0.12, 0.1, 0.5, 0.66)],
  ['surface.inverse', toned('surface.base', 0.25, 0.93, 0.03)],
  ['text.onInverse', toned('surface.base', 0.98, 0.2, 0.02)],
  ['text.onAccent', inkOn('accent.solid')],
  ['accent.solidHover', pressed(0.04)],
  ['accent.solidActive', pressed(0.08)],
  ['accent.soft', toned('accent.solid', 0.945, 0.29, 0.06)],
  ['accent.softHover', toned('accent.solid', 0.905, 0.34, 0.08)],
  ['accent.border', toned('accent.solid', 0.76, 0.44, 0.12)],
  ['chat.bubbleOwn', ownBubble],
  ['chat.bubbleOther', same('surface.raised')],
  ['chat.wallpaper', near('surface.base', -0.03, -0.005)],
  ['chat.wallpaperInk', near('chat.wallpaper', -0.05, 0.05)],
  ['accent.text', same('accent.solid')],
  ['text.link', same('accent.text')],
  ['text.secondary', toned('text.primary', 0.44, 0.78, 0.03)],
  ['text.tertiary', toned('text.primary', 0.52, 0.68, 0.03)],
  ['text.disabled', toned('text.primary', 0.72, 0.46, 0.03)],
  ['border.subtle', near('surface.base', -0.05, 0.1)],
  ['border.default', near('surface.base', -0.11, 0.17)],
  ['border.strong', toned('text.primary', 0.6, 0.56, 0.02)],
  ['border.focus', same('accent.text')],
  ...status,
  ['chat.bubbleOwnMeta', (read) => over({ ...read('text.onAccent'), alpha: 0.86 }, read('chat.bubbleOwn'))],
  ['chat.bubbleOwnAccent', same('text.onAccent')],
  ['chat.bubbleOwnText', same('text.onAccent')],
  ['chat.bubbleOtherText', same('text.primary')],
  ['envelope.paperDeep', near('envelope.paper', -0.06, -0.08)],
  ['envelope.ink', toned('envelope.seal', 0.96, 0.96, 0.04)],
  ['envelope.sealInk', toned('envelope.paper', 0.36, 0.34, 0.13)],
  ['media.control', veil(0.15, 0.15, 0.6, 0.6)],
  ['media.controlText', () => WHITE],
  ['media.gradient', veil(0.12, 0.12, 0.66, 0.66)],
  ['media.stage', toned('surface.base', 0.13, 0.13, 0.01)],
  ['media.like', toned('status.danger.solid', 0.68, 0.68, 0.22)],
  ['illustration.ground', toned('accent.solid', 0.925, 0.25, 0.04)],
  ['illustration.tintA', same('accent.solid')],
  ['illustration.ink', toned('accent.solid', 0.34, 0.87, 0.1)],
  ['illustration.heroFrom', toned('accent.solid', 0.43, 0.36, 0.2)],
  ['illustration.heroTo', toned('illustration.tintB', 0.45, 0.38, 0.14)],
  ['illustration.heroInk', () => WHITE],
  ['illustration.heroGlow', toned('illustration.tintB', 0.84, 0.76, 0.15)],
]);
