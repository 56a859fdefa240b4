type Guard = (event: PopStateEvent) => void;

/** The last one is asked: a picture over the details of a room closes before them. */
const guards: Guard[] = [];

export const backGuard = {
  /** Until it is taken back, a step has the history stand at an entry that is not the page's. */
  isReturning: false,
  /** Before the router listens: a window calls its listeners in the order in which they came, `capture` or not. */
  listen: (): void => addEventListener('popstate', (event) => guards.at(-1)?.(event)),
  /** Hears of every step in the history before the router does; returns how to stop. */
  set: (guard: Guard): (() => void) => {
    guards.push(guard);
    return () => {
      guards.splice(guards.indexOf(guard), 1);
    };
  },
};
