import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The component that new ones are copied from: small, with variants, stories and a test, and used itself. */
const TEMPLATE = 'Progress';
const NAME = /^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/;

export class Refused extends Error {}

const lower = (name: string): string => name[0]?.toLowerCase() + name.slice(1);

/** Whole words only, also inside camel case: `ProgressTone` is renamed, the role `progressbar` is not. */
export function renamed(text: string, name: string): string {
  return text
    .replaceAll(new RegExp(`${TEMPLATE}(?=[A-Z]|\\b)`, 'g'), name)
    .replaceAll(new RegExp(`\\b${lower(TEMPLATE)}(?=[A-Z]|\\b)`, 'g'), lower(name));
}

/** The index with one more line, at its place in the order of paths. */
export function withExport(index: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';\n`;
  const ends = [...index.matchAll(/from '(\.\/components\/[^']+)';\n/g)];
  const before = ends.filter(([, path = '']) => path < `./components/${name}/`).at(-1);
  const at = before ? before.index + before[0].length : 0;
  return index.slice(0, at) + line + index.slice(at);
}

/**
 * Writes `components/Name/` beside its template and its line in `index.ts`.
 * @returns the paths that were written
 * @throws Refused when the name is no component's name, or taken
 */
export function newComponent(source: string, name: string): string[] {
  if (!NAME.test(name)) throw new Refused(`"${name}" is no name of a component: write it like AvatarGroup`);
  const folder = join(source, 'components', name);
  if (existsSync(folder)) throw new Refused(`${name} is there already: ${folder}`);
  const template = join(source, 'components', TEMPLATE);
  mkdirSync(folder);
  const written = readdirSync(template).map((file) => {
    const path = join(folder, renamed(file, name));
    writeFileSync(path, renamed(readFileSync(join(template, file), 'utf8'), name));
    return path;
  });
  const index = join(source, 'index.ts');
  writeFileSync(index, withExport(readFileSync(index, 'utf8'), name));
  return [...written, index];
}

const USAGE = 'npm run new component Name\nnpm run new domain name';

export function main([kind, name]: readonly string[]): number {
  if (kind !== 'component' || name === undefined) {
    console.error(USAGE);
    return 2;
  }
  try {
    const written = newComponent(join(import.meta.dirname, '../src'), name);
    console.log(`${written.join('\n')}\nA copy of ${TEMPLATE}: make it yours, its stories first.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 1;
  }
}
