import type { Clip, Layer } from '../clip.ts';

/** The foot of each flame of the doorstep, in painting order. */
const FLAMES = [
  [450, 1026],
  [230, 987],
  [670, 987],
  [120, 1093],
  [790, 1093],
  [330, 1132],
  [580, 1132],
] as const;

const flame = (at: readonly [number, number], index: number): Layer => ({
  nodes: [[238 + index, 239 + index]],
  motions: [{ kind: 'flicker', at, by: 0.16, turns: 3 + (index % 3), phase: index / 7 }],
});

export const TOWN_CLIPS: readonly Clip[] = [
  {
    name: 'diya',
    scene: 'diya',
    seconds: 5,
    at: [450, 602, 1190],
    pan: 10,
    zoom: 0.02,
    layers: [
      { nodes: [[0, 66]] },
      { nodes: [[66, 73]], motions: [{ kind: 'glow', low: 0.62, turns: 3 }] },
      { nodes: [[73, 238]] },
      ...FLAMES.map(flame),
    ],
    weather: [
      {
        kind: 'sparkle',
        count: 26,
        colour: '#ffd98a',
        area: [200, 300, 500, 560],
        size: 6,
        turns: 1,
        seed: 7,
      },
    ],
  },
  {
    name: 'kites',
    scene: 'kites',
    seconds: 6,
    at: [450, 600, 1140],
    pan: 12,
    zoom: 0,
    layers: [
      { nodes: [[0, 2]] },
      { nodes: [[2, 3]], motions: [{ kind: 'drift', x: 50, y: 0, turns: 1 }] },
      {
        nodes: [
          [3, 4],
          [6, 7],
        ],
        motions: [{ kind: 'swing', at: [330, 900], degrees: 3.4, turns: 1 }],
      },
      {
        nodes: [
          [4, 5],
          [7, 8],
        ],
        motions: [{ kind: 'swing', at: [640, 860], degrees: 3, turns: 1, phase: 0.35 }],
      },
      {
        nodes: [
          [5, 6],
          [8, 9],
        ],
        motions: [{ kind: 'swing', at: [270, 880], degrees: 2.6, turns: 1, phase: 0.7 }],
      },
      { nodes: [[9, 11]], motions: [{ kind: 'drift', x: 18, y: 16, turns: 1, phase: 0.2 }] },
      { nodes: [[11, 15]], motions: [{ kind: 'drift', x: -16, y: 18, turns: 1, phase: 0.6 }] },
      { nodes: [[15, 44]] },
      { nodes: [[44, 45]], motions: [{ kind: 'drift', x: 0, y: 6, turns: 3 }] },
      { nodes: [[45, 46]], motions: [{ kind: 'drift', x: 0, y: 7, turns: 4, phase: 0.4 }] },
      { nodes: [[46, 47]], motions: [{ kind: 'drift', x: 0, y: 5, turns: 3, phase: 0.7 }] },
    ],
    weather: [],
  },
  {
    name: 'city',
    scene: 'city',
    seconds: 5,
    at: [450, 680, 1030],
    pan: 16,
    zoom: 0.03,
    layers: [
      { nodes: [[0, 4]] },
      { nodes: [[4, 5]], ripple: { along: 'rows', reach: 14, length: 80, turns: 2, from: 880 } },
      { nodes: [[5, 6]], motions: [{ kind: 'glow', low: 0.55, turns: 2 }] },
      { nodes: [[6, 7]], motions: [{ kind: 'drift', x: 0, y: 3, turns: 2 }] },
    ],
    weather: [
      {
        kind: 'rain',
        count: 110,
        colour: '#cfd8ff',
        area: [-20, -60, 940, 1300],
        size: 34,
        turns: 4,
        seed: 16,
      },
    ],
  },
];
