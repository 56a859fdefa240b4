/** Tells, per name, when a chore is due: at the first question, then at most once every `everyMs`. */
export const createCadence = (everyMs: number) => {
  const last = new Map<string, number>();
  return (name: string, now = Date.now()): boolean => {
    if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
    last.set(name, now);
    return true;
  };
};
