import type { Rules } from './levers.ts';

const GROUND = 'var(--color-chat-wallpaper)';
const INK = 'var(--color-chat-wallpaper-ink)';

/** `part-wallpaper` lies behind messages. What is drawn in ink is drawn in the theme's: words are read on all of it. */
export const wallpaper: Rules<'wallpaper'> = {
  plain: `.part-wallpaper{background:${GROUND}}`,
  gradient: `.part-wallpaper{background:linear-gradient(165deg,${INK},transparent 46%),linear-gradient(345deg,${INK},transparent 46%),${GROUND}}`,
  dots: `.part-wallpaper{background:radial-gradient(circle,${INK} 2px,transparent 2.5px) 0 0/24px 24px,${GROUND}}`,
  grid: `.part-wallpaper{background:linear-gradient(${INK} 1px,transparent 1px) 0 0/100% 28px,linear-gradient(90deg,${INK} 1px,transparent 1px) 0 0/28px 100%,${GROUND}}`,
};
