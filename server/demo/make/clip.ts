/** How a layer moves. Every motion makes whole turns in one clip, so clips loop without a seam. */
export type Motion =
  | { kind: 'drift'; x: number; y: number; turns: number; phase?: number }
  | { kind: 'swing'; at: readonly [x: number, y: number]; degrees: number; turns: number; phase?: number }
  | { kind: 'breathe'; at: readonly [x: number, y: number]; by: number; turns: number; phase?: number }
  | { kind: 'flicker'; at: readonly [x: number, y: number]; by: number; turns: number; phase?: number }
  | { kind: 'glow'; low: number; turns: number; phase?: number };

/** Strips of a layer slide against each other: water (`rows`) and northern lights (`columns`). */
export interface Ripple {
  along: 'rows' | 'columns';
  reach: number;
  length: number;
  turns: number;
  /** Rows or columns before this one stay still; the reach grows from here. */
  from?: number;
}

/** Nodes of the drawing, by their painting order: `[from, to)`; several ranges make one layer. */
export interface Layer {
  nodes: readonly (readonly [from: number, to: number])[];
  motions?: readonly Motion[];
  ripple?: Ripple;
}

/** Small things painted over the layers. Area in the drawing's units. */
export interface Weather {
  kind: 'snow' | 'rain' | 'steam' | 'petals' | 'sparkle' | 'mist';
  count: number;
  colour: string;
  area: readonly [x: number, y: number, width: number, height: number];
  size: number;
  turns: number;
  seed: number;
}

/** One vertical clip made from one scene. Times in seconds; the window is 9:16 and pans by `pan` units. */
export interface Clip {
  name: string;
  scene: string;
  seconds: number;
  /** Middle of the window and its height, in the drawing's units. */
  at: readonly [x: number, y: number, height: number];
  pan: number;
  zoom: number;
  layers: readonly Layer[];
  weather: readonly Weather[];
}
