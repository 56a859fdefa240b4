import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, onPathError } from './postgres/errors.ts';

/**
 * Makes a folder and those above it. Node's own `recursive` never returns where nothing can be made (`/proc`).
 * @throws PostgresLaunchError with a sentence that names the path
 */
export const makeFolder = (path: string): void => {
  try {
    make(path);
  } catch (error) {
    throw onPathError(path, error);
  }
};

const make = (path: string): void => {
  try {
    mkdirSync(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && statSync(path).isDirectory()) return;
    const isBelowNothing = errorCode(error) === 'ENOENT' && !exists(dirname(path));
    if (!isBelowNothing) throw error;
    make(dirname(path));
    make(path);
  }
};

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;
