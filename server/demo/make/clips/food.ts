import type { Clip } from '../clip.ts';

export const FOOD_CLIPS: readonly Clip[] = [
  {
    name: 'chai',
    scene: 'chai',
    seconds: 5,
    at: [450, 660, 1060],
    pan: 8,
    zoom: 0.05,
    layers: [
      { nodes: [[0, 1]] },
      {
        nodes: [[1, 2]],
        motions: [
          { kind: 'drift', x: 20, y: -14, turns: 1 },
          { kind: 'glow', low: 0.6, turns: 2 },
        ],
      },
      {
        nodes: [
          [2, 47],
          [48, 59],
        ],
      },
    ],
    weather: [
      {
        kind: 'steam',
        count: 90,
        colour: '#fff8ee',
        area: [360, 360, 180, 510],
        size: 60,
        turns: 1,
        seed: 3,
      },
      {
        kind: 'steam',
        count: 70,
        colour: '#fff8ee',
        area: [235, 330, 150, 420],
        size: 50,
        turns: 1,
        seed: 14,
      },
      {
        kind: 'steam',
        count: 70,
        colour: '#fff8ee',
        area: [525, 300, 150, 430],
        size: 50,
        turns: 1,
        seed: 27,
      },
    ],
  },
  {
    name: 'steamer',
    scene: 'steamer',
    seconds: 5,
    at: [450, 600, 1080],
    pan: 0,
    zoom: 0.08,
    layers: [
      {
        nodes: [
          [0, 79],
          [80, 93],
        ],
      },
    ],
    weather: [
      {
        kind: 'steam',
        count: 120,
        colour: '#ffffff',
        area: [230, 100, 440, 600],
        size: 100,
        turns: 1,
        seed: 31,
      },
      {
        kind: 'steam',
        count: 50,
        colour: '#ffffff',
        area: [120, 200, 300, 560],
        size: 110,
        turns: 1,
        seed: 44,
      },
    ],
  },
  {
    name: 'teaset',
    scene: 'teaset',
    seconds: 6,
    at: [452, 622, 1150],
    pan: 10,
    zoom: 0.04,
    layers: [
      { nodes: [[0, 2]] },
      { nodes: [[2, 3]], motions: [{ kind: 'swing', at: [740, -30], degrees: 3, turns: 1 }] },
      {
        nodes: [
          [3, 51],
          [52, 53],
        ],
      },
    ],
    weather: [
      {
        kind: 'steam',
        count: 90,
        colour: '#ffffff',
        area: [540, 330, 150, 310],
        size: 60,
        turns: 1,
        seed: 2,
      },
      {
        kind: 'steam',
        count: 60,
        colour: '#ffffff',
        area: [520, 600, 260, 280],
        size: 52,
        turns: 1,
        seed: 18,
      },
    ],
  },
  {
    name: 'noodles',
    scene: 'noodles',
    seconds: 5,
    at: [450, 600, 1060],
    pan: 10,
    zoom: 0.07,
    layers: [{ nodes: [[0, 21]] }],
    weather: [
      {
        kind: 'steam',
        count: 110,
        colour: '#fff6e8',
        area: [260, 160, 380, 480],
        size: 84,
        turns: 1,
        seed: 51,
      },
      {
        kind: 'steam',
        count: 60,
        colour: '#fff6e8',
        area: [330, 260, 300, 440],
        size: 96,
        turns: 1,
        seed: 61,
      },
    ],
  },
];
