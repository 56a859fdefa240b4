const DARK = '(prefers-color-scheme: dark)';

const paint = (): void => {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-surface-base');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', ground.trim());
};

/** The browser's own bars take the ground of the scheme that was chosen; of the system's, also when that changes. */
export const paintThemeColor = (): void => {
  paint();
  matchMedia(DARK).onchange = paint;
};
