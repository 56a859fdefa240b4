/** One voice at a time: whatever else plays on the page pauses when another begins. */
export const singleVoice = (playing: HTMLAudioElement): void => {
  for (const other of document.querySelectorAll('audio')) if (other !== playing) other.pause();
};
