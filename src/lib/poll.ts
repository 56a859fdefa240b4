import { reaction } from 'mobx';

/** Repeats `work` every `pause` milliseconds while `isNeeded` (an observable question) says so; returns how to stop. */
export const pollWhile = (isNeeded: () => boolean, pause: number, work: () => void): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stopWatching = reaction(
    isNeeded,
    (needed) => {
      clearInterval(timer);
      timer = needed ? setInterval(work, pause) : undefined;
    },
    { fireImmediately: true },
  );
  return () => {
    stopWatching();
    clearInterval(timer);
  };
};
