import { whenIdle } from '@livery/design-system';

const LONGEST = 3_000;

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve, LONGEST));

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

let first: Promise<void> | undefined;

/** Resolves when what the first screen shows has loaded and the main thread rests: what nobody sees yet waits for it. */
export const firstIdle = (): Promise<void> => {
  first ??= loaded().then(idle).then(idle);
  return first;
};
