import type { Clip } from '../clip.ts';
import { FOOD_CLIPS } from './food.ts';
import { SKY_CLIPS } from './sky.ts';
import { STILL_CLIPS } from './still.ts';
import { TOWN_CLIPS } from './town.ts';
import { WATER_CLIPS } from './water.ts';

/** All clips, by what they show. */
export const CLIPS: readonly Clip[] = [
  ...SKY_CLIPS,
  ...WATER_CLIPS,
  ...FOOD_CLIPS,
  ...TOWN_CLIPS,
  ...STILL_CLIPS,
];
