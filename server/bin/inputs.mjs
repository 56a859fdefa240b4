import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const NOT_BUILT = /\.(test|stories)\.tsx?$/;

/** Names, sizes and times of the inputs: reading their contents would cost the second start more than it is worth. */
export function hashOfInputs(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return NOT_BUILT.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
