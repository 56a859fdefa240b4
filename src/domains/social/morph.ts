import { prefersReducedMotion } from '@livery/design-system';
import { isPlainClick } from '../../lib/router/plain-click.ts';

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
  const isStill = prefersReducedMotion();
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

/** Where a list shows a post: in a link to it, or as the clip that plays there. */
const inList = (id: string, source: string | null | undefined): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main a[href="/posts/${id}"] :is(img, video)`) ??
  document.querySelector<HTMLElement>(`main article video[src="${CSS.escape(source ?? '')}"]`);

/** The stage closes into the post's picture in the list, where that is on the screen. */
export const morphOutOfPost = (id: string, go: () => void): void => {
  const shown = onStage();
  morph(shown, go, () => inList(id, shown?.getAttribute('src')));
};

/** What grows when this place of a card is tapped: the clip itself, or the picture of the post that the link leads to. */
const pictureAt = (target: Element): HTMLElement | null => {
  if (target instanceof HTMLVideoElement) return target;
  const [, id] = /^\/posts\/([^/#?]+)$/.exec(target.closest('a')?.getAttribute('href') ?? '') ?? [];
  if (id === undefined) return null;
  return inList(id, target.closest('article')?.querySelector('video')?.getAttribute('src'));
};

/** Cards of a feed open into their posts. Returns how to stop. */
export const watchCards = (feed: HTMLElement): (() => void) => {
  let isOpening = false;
  const open = (event: MouseEvent) => {
    const { target } = event;
    if (isOpening || !isPlainClick(event) || !(target instanceof HTMLElement)) return;
    const picture = pictureAt(target);
    if (!picture || !isInView(picture)) return;
    event.preventDefault();
    event.stopPropagation();
    const press = () => {
      isOpening = true;
      // What the click is for stays the card's own business.
      target.click();
      isOpening = false;
    };
    morph(picture, press, onStage);
  };
  feed.addEventListener('click', open);
  return () => feed.removeEventListener('click', open);
};
