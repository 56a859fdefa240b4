/**
 * Calls `work` when the page is hidden or left: it may be thrown away without another word. Safari tells some of that by
 * `pagehide` alone. Returns how to stop.
 */
export const onPageHidden = (work: () => void): (() => void) => {
  const listen = () => {
    if (document.visibilityState === 'hidden') work();
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', work);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    removeEventListener('pagehide', work);
  };
};
