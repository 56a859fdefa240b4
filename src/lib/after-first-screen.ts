const LONGEST = 5_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const watchFirstScreen = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, end);
      resolve();
    };
    const timer = setTimeout(end, LONGEST);
    for (const sign of SIGNS) addEventListener(sign, end, { passive: true });
  });

let end: Promise<void> | undefined;

/**
 * Resolves with the first tap, key or scroll, or after five seconds: the first screen is over. The time runs
 * once, from the first call on.
 */
export const afterFirstScreen = (): Promise<void> => {
  end ??= watchFirstScreen();
  return end;
};
