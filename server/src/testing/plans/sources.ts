import { globSync } from 'node:fs';

const SOURCES = new URL('../../', import.meta.url).pathname;

/**
 * Modules of the server by a pattern below its sources, each with its path. One after the other: what is asked for by two
 * addresses at once (this one, and that of a file that imports it) may be evaluated twice, and is known by its identity.
 */
export const importAll = async <T>(pattern: string): Promise<[path: string, module: T][]> => {
  const modules: [string, T][] = [];
  for (const path of globSync(pattern, { cwd: SOURCES }).sort())
    modules.push([path, await import(`${SOURCES}${path}`)]);
  return modules;
};
