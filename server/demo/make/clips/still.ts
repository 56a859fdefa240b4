import type { Clip } from '../clip.ts';

export const STILL_CLIPS: readonly Clip[] = [
  {
    name: 'lotus',
    scene: 'flower',
    seconds: 6,
    at: [450, 602, 1190],
    pan: 10,
    zoom: 0.02,
    layers: [
      { nodes: [[0, 1]] },
      { nodes: [[1, 3]], motions: [{ kind: 'drift', x: 16, y: 6, turns: 1, phase: 0.3 }] },
      {
        nodes: [[3, 6]],
        motions: [
          { kind: 'swing', at: [450, 1210], degrees: 1.5, turns: 1 },
          { kind: 'breathe', at: [450, 800], by: 0.012, turns: 1 },
        ],
      },
    ],
    weather: [
      {
        kind: 'petals',
        count: 11,
        colour: '#f7a8c4',
        area: [0, -60, 900, 1320],
        size: 17,
        turns: 1,
        seed: 23,
      },
      {
        kind: 'sparkle',
        count: 22,
        colour: '#ffffff',
        area: [120, 180, 660, 520],
        size: 6,
        turns: 1,
        seed: 13,
      },
    ],
  },
  {
    name: 'rain',
    scene: 'rain',
    seconds: 6,
    at: [400, 700, 990],
    pan: 14,
    zoom: 0.03,
    layers: [
      { nodes: [[0, 1]] },
      { nodes: [[1, 2]], motions: [{ kind: 'glow', low: 0.75, turns: 2 }] },
      { nodes: [[2, 3]] },
      { nodes: [[3, 4]], motions: [{ kind: 'drift', x: 0, y: 24, turns: 1 }] },
      {
        nodes: [
          [4, 16],
          [17, 24],
        ],
      },
    ],
    weather: [
      { kind: 'rain', count: 46, colour: '#e9f4f4', area: [40, 30, 390, 990], size: 30, turns: 2, seed: 10 },
      { kind: 'rain', count: 46, colour: '#e9f4f4', area: [466, 30, 390, 990], size: 30, turns: 2, seed: 15 },
      {
        kind: 'steam',
        count: 90,
        colour: '#f6f0e6',
        area: [180, 600, 140, 330],
        size: 50,
        turns: 1,
        seed: 20,
      },
    ],
  },
  {
    name: 'bamboo',
    scene: 'bamboo',
    seconds: 6,
    at: [450, 640, 1100],
    pan: 14,
    zoom: 0.02,
    layers: [
      { nodes: [[0, 3]] },
      { nodes: [[3, 4]], motions: [{ kind: 'drift', x: 60, y: 0, turns: 1 }] },
      { nodes: [[4, 121]] },
      { nodes: [[125, 128]], motions: [{ kind: 'drift', x: 0, y: 2, turns: 4 }] },
      { nodes: [[121, 124]] },
      { nodes: [[124, 125]], motions: [{ kind: 'swing', at: [450, -200], degrees: 1.4, turns: 1 }] },
    ],
    weather: [
      { kind: 'mist', count: 14, colour: '#fbfbe8', area: [0, 660, 900, 160], size: 150, turns: 1, seed: 32 },
      {
        kind: 'petals',
        count: 12,
        colour: '#8fb45a',
        area: [0, -60, 900, 1320],
        size: 13,
        turns: 1,
        seed: 17,
      },
    ],
  },
];
