import { wantsStillness } from '@livery/design-system';

/** As `styles/pages.css` names it. */
const NAME = 'opened-post';
/** Longer than this nobody is kept waiting for the page that opens, in milliseconds. */
const PATIENCE = 500;

type Found = () => HTMLElement | null;

/** Resolves with an element once it stands, or with null when it takes too long. */
const appears = (find: Found): Promise<HTMLElement | null> =>
  new Promise((resolve) => {
    const end = (element: HTMLElement | null) => {
      watch.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const look = () => {
      const element = find();
      if (element) end(element);
    };
    const watch = new MutationObserver(look);
    const timer = setTimeout(() => end(null), PATIENCE);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });

const isInView = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * Goes to another page with `from` growing, or shrinking, into what `to` finds there. Without movement, and where one of
 * both is missing, the pages fade; where the browser cannot, they change.
 */
const morph = (from: HTMLElement | null, go: () => void, to: Found): void => {
  if (!('startViewTransition' in document)) {
    go();
    return;
  }
  const isStill = wantsStillness();
  const name = (element: HTMLElement | null, value: string) => {
    if (element && !isStill) element.style.viewTransitionName = value;
  };
  let target: HTMLElement | null = null;
  name(from, NAME);
  const { ready, finished } = document.startViewTransition(async () => {
    name(from, '');
    go();
    target = await appears(to);
    if (target && isInView(target)) name(target, NAME);
  });
  // Another one may take its place, or the page goes to the background.
  ready.catch(() => undefined);
  void finished.finally(() => name(target, '')).catch(() => undefined);
};

const onStage: Found = () => document.querySelector('[data-stage] :is(img, video):not([data-backdrop])');

/** A picture of a list opens into the stage of its post. */
export const morphIntoPost = (link: HTMLElement, go: () => void): void =>
  morph(link.querySelector('img'), go, onStage);

/** The stage closes into the post's picture in the list, where that is on the screen. */
export const morphOutOfPost = (id: string, go: () => void): void =>
  morph(onStage(), go, () => document.querySelector(`main a[href="/posts/${id}"] :is(img, video)`));
