import type { Clip } from '../clip.ts';

export const WATER_CLIPS: readonly Clip[] = [
  {
    name: 'sea',
    scene: 'sea',
    seconds: 6,
    at: [420, 600, 1140],
    pan: 14,
    zoom: 0,
    layers: [
      { nodes: [[0, 1]] },
      { nodes: [[1, 2]], motions: [{ kind: 'glow', low: 0.85, turns: 2 }] },
      { nodes: [[2, 3]], motions: [{ kind: 'drift', x: 46, y: 0, turns: 1 }] },
      { nodes: [[3, 5]] },
      { nodes: [[5, 6]], ripple: { along: 'rows', reach: 26, length: 70, turns: 2, from: 650 } },
      {
        nodes: [[6, 8]],
        motions: [
          { kind: 'drift', x: 34, y: 5, turns: 1 },
          { kind: 'swing', at: [245, 776], degrees: 2.6, turns: 2 },
        ],
      },
    ],
    weather: [
      {
        kind: 'sparkle',
        count: 60,
        colour: '#fff3d0',
        area: [320, 670, 300, 470],
        size: 7,
        turns: 1,
        seed: 6,
      },
    ],
  },
  {
    name: 'lake',
    scene: 'lake',
    seconds: 6,
    at: [450, 640, 1080],
    pan: 12,
    zoom: 0,
    layers: [
      { nodes: [[0, 4]] },
      { nodes: [[4, 6]], ripple: { along: 'rows', reach: 12, length: 80, turns: 2, from: 765 } },
      {
        nodes: [[6, 8]],
        motions: [
          { kind: 'drift', x: 40, y: 3, turns: 1 },
          { kind: 'swing', at: [420, 930], degrees: 0.9, turns: 2 },
        ],
      },
      { nodes: [[8, 9]], motions: [{ kind: 'drift', x: -24, y: 0, turns: 1 }] },
    ],
    weather: [
      { kind: 'mist', count: 16, colour: '#e8dcf0', area: [0, 700, 900, 130], size: 150, turns: 1, seed: 12 },
    ],
  },
  {
    name: 'ferry',
    scene: 'ferry',
    seconds: 6,
    at: [455, 602, 1190],
    pan: 0,
    zoom: 0,
    layers: [
      { nodes: [[0, 1]] },
      { nodes: [[1, 2]], motions: [{ kind: 'drift', x: 40, y: 0, turns: 1 }] },
      { nodes: [[2, 451]] },
      { nodes: [[451, 452]], ripple: { along: 'rows', reach: 20, length: 110, turns: 2, from: 612 } },
      {
        nodes: [[452, 518]],
        motions: [
          { kind: 'drift', x: 26, y: 5, turns: 1 },
          { kind: 'swing', at: [450, 880], degrees: 0.8, turns: 2 },
        ],
      },
      { nodes: [[519, 520]], motions: [{ kind: 'drift', x: 90, y: 26, turns: 1 }] },
      { nodes: [[520, 521]], motions: [{ kind: 'drift', x: -70, y: 20, turns: 1, phase: 0.3 }] },
      { nodes: [[521, 522]], motions: [{ kind: 'drift', x: -80, y: 34, turns: 1, phase: 0.6 }] },
      { nodes: [[522, 524]], motions: [{ kind: 'drift', x: 60, y: 18, turns: 1, phase: 0.8 }] },
      { nodes: [[524, 538]] },
    ],
    weather: [
      { kind: 'sparkle', count: 70, colour: '#ffffff', area: [0, 900, 900, 180], size: 6, turns: 1, seed: 9 },
    ],
  },
  {
    name: 'harbor',
    scene: 'harbor',
    seconds: 6,
    at: [350, 620, 1120],
    pan: 0,
    zoom: 0,
    layers: [
      { nodes: [[0, 55]] },
      {
        nodes: [[55, 56]],
        motions: [
          { kind: 'swing', at: [80, 404], degrees: 7, turns: 1 },
          { kind: 'glow', low: 0.4, turns: 2 },
        ],
      },
      { nodes: [[56, 57]] },
      {
        nodes: [[57, 85]],
        motions: [
          { kind: 'drift', x: 36, y: 3, turns: 1 },
          { kind: 'swing', at: [550, 700], degrees: 0.3, turns: 2 },
        ],
      },
      { nodes: [[85, 87]], ripple: { along: 'rows', reach: 16, length: 90, turns: 2, from: 680 } },
      { nodes: [[87, 91]] },
      { nodes: [[91, 92]], motions: [{ kind: 'glow', low: 0.35, turns: 2 }] },
      { nodes: [[92, 94]] },
    ],
    weather: [],
  },
];
