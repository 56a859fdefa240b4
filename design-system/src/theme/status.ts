import type { Scheme } from './contract.ts';
import { colorPath, isWell, type SchemeColors } from './contrast.ts';
import { nearestLightness } from './nearest.ts';
import { colorOf, distance, oklchOf } from './oklch.ts';
import type { Finding } from './themeTokens.ts';
import { type Color, hexOf } from './values.ts';

const STATUSES = ['danger', 'success', 'warning', 'info'] as const;
export type Status = (typeof STATUSES)[number];

/** Red, green, amber and blue mean the same in every brand, so they do not follow its accent. Lightness, chroma, hue. */
export const STATUS_COLORS = {
  light: {
    danger: [0.55, 0.2, 22],
    success: [0.53, 0.13, 153],
    warning: [0.8, 0.15, 78],
    info: [0.53, 0.15, 250],
  },
  dark: {
    danger: [0.57, 0.2, 22],
    success: [0.55, 0.13, 153],
    warning: [0.8, 0.15, 78],
    info: [0.56, 0.14, 245],
  },
} as const satisfies Record<Scheme, Record<Status, readonly [number, number, number]>>;

/** The least distance at which two meanings are told apart without comparing them (OKLab). */
const APART = 0.1;

/** Degrees between two hues, the shorter way round. */
const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

const offBy = (color: Color, name: Status, scheme: Scheme): number =>
  Math.abs(turn(STATUS_COLORS[scheme][name][2], oklchOf(color).h));

const STEPS = 36;
const LEAST_CHROMA = 0.1;

const PARTS = ['solid', 'text'] as const;
type Part = (typeof PARTS)[number];

interface Meaning {
  readonly name: Status;
  readonly part: Part;
}

/** The meaning that a token has: `status.danger.solid`. */
export function meaningOf(token: string): Meaning | undefined {
  const [group, name, part] = token.split('.');
  const found = { name: STATUSES.find((each) => each === name), part: PARTS.find((each) => each === part) };
  return group === 'status' && found.name && found.part ? { name: found.name, part: found.part } : undefined;
}

/** Whether a colour, taken for a meaning, is told from those of the others. */
export const isApart = ({ name, part }: Meaning, color: Color, { read }: SchemeColors): boolean =>
  STATUSES.every((other) => other === name || distance(color, read(`status.${other}.${part}`)) >= APART);

/** From a colour towards what its meaning is usually drawn in: the first that is told from the others and is legible. */
export function nearestApart(meaning: Meaning, colors: SchemeColors): Color {
  const { name, part } = meaning;
  const token = `status.${name}.${part}`;
  const { l, c, h } = oklchOf(colors.read(token));
  const [ownL, ownC, ownH] = STATUS_COLORS[colors.scheme][name];
  const way = turn(h, ownH);
  const fits = (color: Color): boolean => isApart(meaning, color, colors) && isWell(token, color, colors);
  for (let step = 1; step <= STEPS; step += 1) {
    const hue = (h + (way * step) / STEPS + 360) % 360;
    const turned = colorOf({ l, c: Math.max(c, LEAST_CHROMA), h: hue });
    const found = fits(turned) ? turned : step === STEPS ? nearestLightness(turned, fits) : undefined;
    if (found !== undefined) return found;
  }
  return colorOf({ l: ownL, c: ownC, h: ownH });
}

/** A colour of a meaning that has to change, and into what. */
export interface Alike {
  readonly token: string;
  readonly color: Color;
  readonly finding: Finding;
}

/** Two meanings that look alike: one finding, for the one that looks less like itself. */
export function alikeIn(colors: SchemeColors): Alike[] {
  return PARTS.flatMap((part) => {
    const read = (name: Status): Color => colors.read(`status.${name}.${part}`);
    const blamed = new Map<Status, Status>();
    for (const [at, one] of STATUSES.entries()) {
      for (const other of STATUSES.slice(at + 1)) {
        if (distance(read(one), read(other)) >= APART || blamed.has(one) || blamed.has(other)) continue;
        const isOneOff = offBy(read(one), one, colors.scheme) > offBy(read(other), other, colors.scheme);
        if (isOneOff) blamed.set(one, other);
        else blamed.set(other, one);
      }
    }
    return [...blamed].map(([name, other]) => {
      const token = `status.${name}.${part}`;
      const color = nearestApart({ name, part }, colors);
      const suggestion = hexOf(color);
      const finding: Finding = {
        path: colorPath(token, colors.scheme),
        why: `${hexOf(read(name))} looks like ${hexOf(read(other))}, the colour of ${other}, so people would take one for the other`,
        remedy: `write ${suggestion}, the nearest that is told from it`,
        suggestion,
      };
      return { token, color, finding };
    });
  });
}
