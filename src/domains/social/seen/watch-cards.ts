import { SEEN, type SeenPosts } from './seen-posts.ts';

const ID = /^post-(.+)$/;

/** Cards of a feed, half of which are in view for a while, are seen. Returns how to stop. */
export const watchSeenCards = (feed: HTMLElement, seen: Pick<SeenPosts, 'see'>): (() => void) => {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const stop = (card: Element) => {
    clearTimeout(timers.get(card));
    timers.delete(card);
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        stop(target);
        // A card higher than the screen is never half in view; half a screen of it is.
        const isSeen = intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2;
        const [, id] = ID.exec(target.id) ?? [];
        if (isSeen && id !== undefined)
          timers.set(
            target,
            setTimeout(() => seen.see(id), SEEN),
          );
      }
    },
    { threshold: [0, 0.25, 0.5, 0.75] },
  );
  const watched = new Set<Element>();
  const look = () => {
    for (const card of watched) {
      if (card.isConnected) continue;
      watched.delete(card);
      sight.unobserve(card);
      stop(card);
    }
    for (const card of feed.querySelectorAll('article[id^="post-"]')) {
      if (watched.has(card)) continue;
      watched.add(card);
      sight.observe(card);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(feed, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    sight.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
};
