type Guard = (event: PopStateEvent) => void;

let current: Guard | undefined;

export const backGuard = {
  /** Before the router listens: a window calls its listeners in the order in which they came, `capture` or not. */
  listen: (): void => addEventListener('popstate', (event) => current?.(event)),
  /** Hears of every step in the history before the router does; returns how to stop. One page asks at a time. */
  set: (guard: Guard): (() => void) => {
    current = guard;
    return () => {
      if (current === guard) current = undefined;
    };
  },
};
