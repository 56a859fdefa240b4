import type { Rules } from './levers.ts';

const GROUND = 'var(--color-chat-wallpaper)';
const INK = 'var(--color-chat-wallpaper-ink)';
const VEIL = `color-mix(in srgb,${GROUND} var(--wallpaper-veil),transparent)`;

/**
 * `part-wallpaper` lies behind messages. What is drawn in ink is drawn in the theme's: words are read on all of it. The server
 * gives `--wallpaper-art` (`wallpaperArtCss`), and how much of a picture the veil over it has to hide.
 */
export const wallpaper: Rules<'wallpaper'> = {
  plain: `.part-wallpaper{background:${GROUND}}`,
  gradient: `.part-wallpaper{background:linear-gradient(165deg,${INK},transparent 46%),linear-gradient(345deg,${INK},transparent 46%),${GROUND}}`,
  mark: `:root{--wallpaper-art:none}.part-wallpaper{position:relative;isolation:isolate;background:${GROUND};&::before{content:"";position:absolute;inset:0;z-index:-1;background:${INK};mask:var(--wallpaper-art) 0 0/72px,var(--wallpaper-art) 36px 36px/72px}}`,
  picture: `:root{--wallpaper-art:none;--wallpaper-veil:100%}.part-wallpaper{background:linear-gradient(${VEIL},${VEIL}),var(--wallpaper-art) 50%/cover,${GROUND}}`,
  dots: `.part-wallpaper{background:radial-gradient(circle,${INK} 2px,transparent 2.5px) 0 0/24px 24px,${GROUND}}`,
  grid: `.part-wallpaper{background:linear-gradient(${INK} 1px,transparent 1px) 0 0/100% 28px,linear-gradient(90deg,${INK} 1px,transparent 1px) 0 0/28px 100%,${GROUND}}`,
};
