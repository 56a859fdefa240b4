/** Returns true for a name the first time, then at most once every `everyMs` milliseconds. */
export const createThrottle = (everyMs: number) => {
  const last = new Map<string, number>();
  return (name: string, now = Date.now()): boolean => {
    if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
    last.set(name, now);
    return true;
  };
};
