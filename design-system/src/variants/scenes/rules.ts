import { bySchemes } from '../bySchemes.ts';
import type { Rule, Rules, Variants } from '../levers.ts';
import { SCENES, type SceneName } from './scene.names.ts';

/**
 * `data-scene` is the drawing of a state, by its name; `part-hero` the one at the login. The server gives each its
 * picture (`sceneArtCss`), and what components draw by themselves is gone.
 */
const ofState = (name: SceneName): string =>
  `[data-scene=${name}]{background:var(--scene-${name}) 50%/contain no-repeat;&>*{display:none}}`;
const hero = (things: string): string =>
  `.part-hero{background:var(--scene-welcome) ${things} no-repeat,var(--scene-land) 50% 100%/cover;&>*{display:none}}`;
/** A form that lies on the picture leaves the things room above it, and beside it on a wide window. */
const HEROES = {
  beside: hero('50% 70%/auto min(100%,520px)'),
  over: `${hero('50% 0/auto calc(100% - 44px)')}@media(width>=820px){${hero('7% 70%/auto min(56%,520px)')}}`,
} as const;
const heroOf = ({ login }: Variants): string => HEROES[login === 'full' ? 'over' : 'beside'];

const isHero = (name: SceneName): boolean => name === 'welcome' || name === 'land';

/** Some scenes drawn otherwise than components do it. */
export function sceneRules(names: readonly SceneName[], chosen: Variants): string {
  if (names.length === 0) return '';
  const shown = names.some(isHero) ? SCENES.filter((name) => names.includes(name) || isHero(name)) : names;
  const states = names.filter((name) => !isHero(name)).map(ofState);
  const none = shown.map((name) => `--scene-${name}:none`).join(';');
  return `:root{${none}}${states.join('')}${names.some(isHero) ? heroOf(chosen) : ''}`;
}

const all: Rule = (chosen) => sceneRules(SCENES, chosen);

export const scenes: Rules<'scenes'> = { outline: all, blocks: all, paper: all, grid: all, glow: all };

/** Addresses of a scene's picture in each scheme. */
export type SceneArt = Readonly<Record<'light' | 'dark', string>>;

/** The pictures of scenes: they stand behind the rules. */
export function sceneArtCss(art: ReadonlyMap<SceneName, SceneArt>): string {
  if (art.size === 0) return '';
  const of = (scheme: 'light' | 'dark'): string =>
    [...art]
      .map(([name, urls]) => `--scene-${name}:url(${JSON.stringify(encodeURI(urls[scheme]))})`)
      .join(';');
  return bySchemes(of('light'), of('dark'));
}
