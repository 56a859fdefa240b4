/** A database that cannot be started. The message is a sentence for the person at the terminal and names the remedy. */
export class PostgresLaunchError extends Error {
  override readonly name = 'PostgresLaunchError';
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** null for a file that is not there; any other trouble with it is an error, lest it be taken for absent and replaced. */
export async function unlessMissing<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'this account may not read or write it; give it the right, or choose another folder with DATA_DIR',
  EPERM: 'this account may not change it; give it the right, or choose another folder with DATA_DIR',
  ENOENT: 'no folder can be made there; choose another folder with DATA_DIR',
  EROFS: 'it is on a read-only file system; choose another folder with DATA_DIR',
  ENOSPC: 'the disk is full; free some space and start again',
  EDQUOT: 'the disk quota is used up; free some space and start again',
  ENOTDIR: 'a part of the path is a file, not a folder; choose another folder with DATA_DIR',
  EEXIST: 'a file of that name is in the way; move it, or choose another folder with DATA_DIR',
};

/** Runs a step on files and turns the failure of the operating system into a sentence about `path`. */
export async function onPath<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw onPathError(path, error);
  }
}

/** What a failure of the operating system says about `path`, with the remedy; other errors as they are. */
export function onPathError(path: string, error: unknown): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new PostgresLaunchError(`Cannot use ${path}: ${reason}.`, { cause: error });
}
