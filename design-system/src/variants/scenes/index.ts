import { blocks } from './blocks.ts';
import { glow } from './glow.ts';
import { grid } from './grid.ts';
import { sceneOf } from './kit.ts';
import { outline } from './outline.ts';
import { paper } from './paper.ts';
import type { SceneName } from './scene.names.ts';

const KITS = { outline, blocks, paper, grid, glow };

/** A scene drawn in one way of the kit, its colours by their names (`painted`); undefined for a way that components draw by themselves. */
export const kitScene = (way: string | undefined, name: SceneName): string | undefined =>
  way !== undefined && way in KITS ? sceneOf(KITS[way as keyof typeof KITS], name) : undefined;
