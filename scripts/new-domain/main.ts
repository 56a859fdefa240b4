import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { newDomain } from './domain.ts';
import { Refused } from './names.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Sorts imports, takes out those that nothing uses and sets the lines. */
export const format = (root: string, paths: readonly string[]): void => {
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const order = ['check', '--write', '--unsafe', '--vcs-enabled=false', '--no-errors-on-unmatched'];
  execFileSync(biome, [...order, ...paths], { cwd: root, stdio: 'pipe' });
};

export function main([, name]: readonly string[]): number {
  if (name === undefined) {
    console.error('npm run new domain name');
    return 2;
  }
  try {
    const written = newDomain(ROOT, name);
    format(ROOT, written);
    console.log(
      `${written.join('\n')}\nA list of what belongs to a user: make it yours, the contract first.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 1;
  }
}
