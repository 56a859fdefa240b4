import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './child.mjs';
import { hashOfInputs } from './inputs.mjs';
import { root } from './install.mjs';

/** All that the client's build reads. Brands are not in it: the build contains none. */
const INPUTS = [
  'src',
  'design-system/src',
  'contract/src',
  'index.html',
  'ops.html',
  'public',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const RESULT = join(root, 'dist/client/index.html');
const MARKER = join(root, 'dist/client.inputs');

/** Builds the client into dist/client when an input has changed since the last complete build. */
export async function ensureBuilt() {
  const inputs = hashOfInputs(INPUTS);
  if (existsSync(RESULT) && existsSync(MARKER) && readFileSync(MARKER, 'utf8') === inputs) return;
  // What a command answers stands on its standard output, and nothing else.
  console.error('Building the client …');
  rmSync(MARKER, { force: true });
  // Whoever asks may be a test: what is served is for production all the same.
  const env = { ...process.env, NODE_ENV: 'production' };
  await runNpm(['run', '--silent', 'build:client'], { cwd: root, stdio: ['inherit', 2, 2], env });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(MARKER, inputs);
}
