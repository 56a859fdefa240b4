export { LEVERS, type Lever, type Variants } from './levers.ts';
export { keepMark } from './mark.ts';
export { drawScene, sceneColors, unknownColors } from './scenes/drawScene.ts';
export { kitScene } from './scenes/index.ts';
export { type SceneArt, sceneArtCss, sceneRules } from './scenes/rules.ts';
export { SCENES, type SceneName } from './scenes/scene.names.ts';
export { variantsCss } from './variantsCss.ts';
export { type WallpaperArt, wallpaperArtCss } from './wallpaperArt.ts';
export { type Wordmark, wordmarkCss } from './wordmark.ts';
