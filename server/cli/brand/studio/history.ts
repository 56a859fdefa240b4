/** The files of a folder by path. Never changed: a step shares what it leaves alone with the one before. */
export type Files = ReadonlyMap<string, Buffer>;

/** New content by path; null takes a file away. */
export type Change = ReadonlyMap<string, Buffer | null>;

export interface History {
  readonly files: Files;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** One step, or a part of the last one when both have the same `key`: a slider that is drawn is one step. */
  change(change: Change, key?: string): void;
  undo(): void;
  redo(): void;
}

/** So many steps are kept. */
const STEPS = 200;

const applied = (files: Files, change: Change): Files => {
  const next = new Map(files);
  for (const [path, content] of change) {
    if (content === null) next.delete(path);
    else next.set(path, content);
  }
  return next;
};

/** Paths whose content is not the same in both, sorted. */
export const changedPaths = (before: Files, after: Files): string[] => {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const isSame = (path: string): boolean => {
    const [one, other] = [before.get(path), after.get(path)];
    return one !== undefined && other !== undefined && one.equals(other);
  };
  return [...paths].filter((path) => !isSame(path)).sort();
};

/** What was done to a folder, and back. */
export function createHistory(start: Files): History {
  const past: Files[] = [];
  const future: Files[] = [];
  let files = start;
  let lastKey: string | undefined;
  const move = (from: Files[], to: Files[]): void => {
    const next = from.pop();
    lastKey = undefined;
    if (next === undefined) return;
    to.push(files);
    files = next;
  };
  return {
    get files() {
      return files;
    },
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    change(change, key) {
      const next = applied(files, change);
      if (changedPaths(files, next).length === 0) return;
      if (key === undefined || key !== lastKey) past.push(files);
      if (past.length > STEPS) past.shift();
      lastKey = key;
      future.length = 0;
      files = next;
    },
    undo: () => move(past, future),
    redo: () => move(future, past),
  };
}
