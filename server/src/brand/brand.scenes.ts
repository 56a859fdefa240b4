import type { Scheme, ThemeTokens } from '@livery/design-system/theme';
import {
  drawScene,
  kitScene,
  SCENES,
  type SceneArt,
  type SceneName,
  sceneArtCss,
  sceneColors,
  sceneRules,
  unknownColors,
} from '@livery/design-system/variants';
import { publicFile, readSvg } from './brand.assets.ts';
import type { BrandFolder } from './brand.folder.ts';
import type { BrandConfig } from './brand.schema.ts';
import { type PublicFile, publicUrl } from './brand.ts';
import { inScheme } from './svg.scheme.ts';
import { svgSize } from './svg.size.ts';

const fileOf = (name: SceneName): string => `scenes/${name}.svg`;
/** Drawings that a folder may bring, each instead of the one of the kit. */
export const SCENE_FILES: readonly string[] = SCENES.map(fileOf);
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

export type Scenes = ReadonlyMap<SceneName, string>;

/** What keeps a drawing from being a scene. */
function problemOf(
  svg: string,
  tokens: ThemeTokens | undefined,
): { why: string; remedy: string } | undefined {
  if (svgSize(svg) === undefined)
    return {
      why: 'it has no viewBox, so nobody knows how large it is',
      remedy: 'write viewBox="0 0 200 160" into its <svg>, or the size that it was drawn in',
    };
  const [unknown] = tokens ? unknownColors(svg, sceneColors(tokens, 'light')) : [];
  if (unknown === undefined) return undefined;
  return {
    why: `the theme has no colour ${unknown}, so what is drawn in it would be black`,
    remedy: 'write one that it has, such as var(--illustration-tint-a), or the colour itself',
  };
}

/** The drawings that the folder brings; those with something wrong are findings. */
export async function readScenes(folder: BrandFolder, tokens: ThemeTokens | undefined): Promise<Scenes> {
  const there = await folder.list('scenes');
  const scenes = new Map<SceneName, string>();
  for (const name of SCENES) {
    const path = fileOf(name);
    const svg = there.includes(path) ? await readSvg(folder, path) : undefined;
    const problem = svg === undefined ? undefined : problemOf(svg, tokens);
    if (problem !== undefined) folder.refuse(path, { field: '', ...problem });
    else if (svg !== undefined) scenes.set(name, svg);
  }
  return scenes;
}

/** Each scene is served once for a scheme, in its colours; the rules that show them. */
export function dressScenes(
  { id, variants }: BrandConfig,
  files: Map<string, PublicFile>,
  tokens: ThemeTokens,
  own: Scenes,
): string {
  const art = new Map<SceneName, SceneArt>();
  const serve = (name: SceneName, svg: string, scheme: Scheme): string => {
    const path = `scenes/${name}.${scheme}.svg`;
    files.set(path, publicFile(path, drawScene(inScheme(svg, scheme), sceneColors(tokens, scheme))));
    return publicUrl({ id, files }, path);
  };
  for (const name of SCENES) {
    const svg = own.get(name) ?? kitScene(variants?.scenes, name);
    if (svg === undefined) continue;
    const [light = '', dark = ''] = SCHEMES.map((scheme) => serve(name, svg, scheme));
    art.set(name, { light, dark });
  }
  // The kit's have their rules from the lever.
  const rules =
    kitScene(variants?.scenes, 'land') === undefined ? sceneRules([...own.keys()], variants ?? {}) : '';
  return rules + sceneArtCss(art);
}
