/** One sound at a time: whatever else on the page can be heard pauses. A silent clip goes on. */
export const playAlone = (playing: HTMLMediaElement): void => {
  if (playing.muted) return;
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (other !== playing && !other.muted) other.pause();
};
