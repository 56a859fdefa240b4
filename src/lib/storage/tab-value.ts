/** A value in `sessionStorage`, of this tab alone: what is under way and must survive a navigation. */
export interface TabValue<Value> {
  read(): Value | undefined;
  /** False where the browser keeps nothing. */
  write(value: Value): boolean;
  clear(): void;
}

/** A value under a versioned key of the session storage. What does not pass `accepts` reads as absent. */
export const tabValue = <Value>(
  name: string,
  version: number,
  accepts: (value: unknown) => value is Value,
): TabValue<Value> => {
  const key = `lv.${name}.${version}`;
  return {
    read() {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return accepts(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Denied storage holds nothing.
      }
    },
  };
};
