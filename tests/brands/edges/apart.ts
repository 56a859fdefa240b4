import type { Screen } from '../../../server/cli/brand/look/screens.ts';
import { type EdgeMap, overlap } from './edges.ts';

/** The screens of a brand without colour: as it is, and painted with the palettes of others. */
export interface Seen {
  readonly id: string;
  readonly own: ReadonlyMap<Screen, EdgeMap>;
  readonly painted: ReadonlyMap<string, ReadonlyMap<Screen, EdgeMap>>;
}

/** Two brands: how much their screens overlap, and how much they would if palettes were all that tells them apart. */
export interface Pair {
  readonly one: string;
  readonly other: string;
  readonly overlaps: Readonly<Record<string, number>>;
  readonly overlap: number;
  readonly palette: number;
}

/** A share of the way from one look to none at all: what two brands are apart beyond their palettes. */
export const LEAST_APART = 0.1;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type Views = ReadonlyMap<Screen, EdgeMap>;
function overlaps(one: Views, other: Views): Record<string, number> {
  return Object.fromEntries(
    [...one].flatMap(([screen, map]) => {
      const match = other.get(screen);
      return match === undefined ? [] : [[screen, overlap(map, match)]];
    }),
  );
}

function pairOf(one: Seen, other: Seen): Pair {
  const each = overlaps(one.own, other.own);
  const palettes = [
    [one.own, one.painted.get(other.id)],
    [other.own, other.painted.get(one.id)],
  ].flatMap(([own, painted]) => (own && painted ? [mean(Object.values(overlaps(own, painted)))] : []));
  return {
    ...{ one: one.id, other: other.id, overlaps: each },
    // Never seen in the other's palette: then nothing is known to lie between one look and the same.
    ...{ overlap: mean(Object.values(each)), palette: Math.min(1, ...palettes) },
  };
}

/** Every two of them. */
export const pairsOf = (all: readonly Seen[]): Pair[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => pairOf(one, other)));

/** Those that are one product in two palettes. */
export const alike = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ overlap: both, palette }) => !(both <= palette - LEAST_APART));

const figure = (value: number): string => value.toFixed(2).padStart(8);

/** The figures as a table. */
export function table(pairs: readonly Pair[]): string {
  const screens = Object.keys(pairs[0]?.overlaps ?? {});
  const head = [
    'overlap of edges'.padEnd(20),
    ...[...screens, 'all', 'palette'].map((name) => name.padStart(8)),
  ];
  const rows = pairs.map(({ one, other, overlaps: each, ...rest }) =>
    [
      `${one}, ${other}`.padEnd(20),
      ...screens.map((screen) => figure(each[screen] ?? Number.NaN)),
      figure(rest.overlap),
      figure(rest.palette),
    ].join(''),
  );
  return [head.join(''), ...rows].join('\n');
}
