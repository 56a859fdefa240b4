import { execFileSync } from 'node:child_process';

/** `path:line` of each end of a merge left in a tracked text file; none in a folder that is no repository. */
export const conflictsIn = (folder: string): string[] => {
  try {
    const found = execFileSync(
      'git',
      ['grep', '--line-number', '-I', '--extended-regexp', '^(<{7}|>{7})( |$)'],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return found
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(':', 2).join(':'));
  } catch {
    // Nothing found ends with 1.
    return [];
  }
};
