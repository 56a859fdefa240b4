import type { ThemeTokens } from '@livery/design-system/theme';
import {
  drawScene,
  kitScene,
  SCENES,
  type SceneArt,
  type SceneName,
  sceneArtCss,
  sceneColors,
  type Variants,
} from '@livery/design-system/variants';

const known = new Map<string, string>();

const draw = (way: string | undefined, tokens: ThemeTokens): string => {
  const art = new Map<SceneName, SceneArt>();
  const [light, dark] = [sceneColors(tokens, 'light'), sceneColors(tokens, 'dark')];
  for (const name of SCENES) {
    const svg = kitScene(way, name);
    if (svg === undefined) continue;
    const [lightUrl = '', darkUrl = ''] = [light, dark].map((colors) =>
      URL.createObjectURL(new Blob([drawScene(svg, colors)], { type: 'image/svg+xml' })),
    );
    art.set(name, { light: lightUrl, dark: darkUrl });
  }
  return sceneArtCss(art);
};

/** The kit's scenes in the colours of a brand, as the server serves them. */
export function sceneArt({ scenes }: Variants, id: string, tokens: ThemeTokens): string {
  const key = `${id} ${scenes}`;
  const css = known.get(key) ?? draw(scenes, tokens);
  known.set(key, css);
  return css;
}
