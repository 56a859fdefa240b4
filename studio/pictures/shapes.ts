/** What a shape is painted with: the words' colour whole or faint, the accent whole or faint, or the ground. */
export type Tone = 'ink' | 'soft' | 'accent' | 'tint' | 'ground';

/** One shape of a picture of 48 × 36: filled, or drawn with a line. */
export type Shape =
  | {
      readonly kind: 'box' | 'frame';
      readonly at: readonly [x: number, y: number, width: number, height: number];
      readonly tone: Tone;
      readonly radius: number;
    }
  | {
      readonly kind: 'dot' | 'ring';
      readonly at: readonly [x: number, y: number, radius: number];
      readonly tone: Tone;
    }
  | { readonly kind: 'area' | 'line'; readonly path: string; readonly tone: Tone; readonly width: number };

/** The pictures of one lever by its values. */
export type Pictures = Readonly<Record<string, readonly Shape[]>>;

export const box = (x: number, y: number, width: number, height: number, tone: Tone, radius = 0): Shape => ({
  ...{ kind: 'box', at: [x, y, width, height], tone, radius },
});
export const frame = (
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Tone,
  radius = 0,
): Shape => ({
  ...{ kind: 'frame', at: [x, y, width, height], tone, radius },
});
export const dot = (x: number, y: number, radius: number, tone: Tone): Shape => ({
  ...{ kind: 'dot', at: [x, y, radius], tone },
});
export const ring = (x: number, y: number, radius: number, tone: Tone): Shape => ({
  ...{ kind: 'ring', at: [x, y, radius], tone },
});
export const area = (path: string, tone: Tone): Shape => ({ kind: 'area', path, tone, width: 0 });
export const line = (path: string, tone: Tone, width = 1): Shape => ({ kind: 'line', path, tone, width });

/** Lines of words, each as wide as is said. */
export const words = (x: number, y: number, widths: readonly number[], tone: Tone = 'soft'): Shape[] =>
  widths.map((width, at) => box(x, y + at * 3.5, width, 2, tone, 1));

/** The same shapes at several places. */
export const each = <Place>(places: readonly Place[], draw: (place: Place) => readonly Shape[]): Shape[] =>
  places.flatMap((place) => draw(place));

/** A telephone: what is drawn on it lies from 14, 1 to 34, 35. */
export const phone = (...shapes: readonly Shape[]): Shape[] => [...shapes, frame(14, 1, 20, 34, 'ink', 3)];

/** A desktop's window: from 2, 3 to 46, 33. */
export const desktop = (...shapes: readonly Shape[]): Shape[] => [...shapes, frame(2, 3, 44, 30, 'ink', 2)];
