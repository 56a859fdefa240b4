/** A stage over the whole screen, and back; where the browser has no way nothing happens. */
export const toggleFullscreen = (stage: HTMLElement | null): void => {
  const change = document.fullscreenElement ? document.exitFullscreen() : stage?.requestFullscreen?.();
  change?.catch(() => undefined);
};
