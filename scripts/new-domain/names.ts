import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export class Refused extends Error {}

const WORD = /^[a-z]{3,24}$/;

/** Files whose every word is taken: what is composed there would have two of one name. */
const COMPOSED = [
  'server/src/services.ts',
  'server/src/app.ts',
  'contract/src/calls.ts',
  'src/app/root.store.ts',
];

const placesOf = (name: string): string[] => [
  `contract/src/wire/${name}.ts`,
  `server/src/domains/${name}`,
  `src/domains/${name}`,
  `src/pages/${name}`,
];

/** @throws Refused for what is no word, a word of the language, or taken on any side */
export function checkName(root: string, name: string): void {
  if (!WORD.test(name) || isKeyword(name)) {
    throw new Refused(`"${name}" is no name of a domain: write one small word, like letters`);
  }
  const place = placesOf(name).find((path) => existsSync(join(root, path)));
  if (place) throw new Refused(`${name} is there already: ${place}`);
  const word = new RegExp(`\\b${name}\\b`);
  const file = COMPOSED.find((path) => word.test(readFileSync(join(root, path), 'utf8')));
  if (file) throw new Refused(`${name} means something else in ${file}`);
  const isPath = readFileSync(join(root, 'src/app/routes.ts'), 'utf8').includes(`path: '/${name}`);
  if (isPath) throw new Refused(`/${name} is another page in src/app/routes.ts`);
}

const isKeyword = (name: string): boolean => {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, name);
  return scanner.scan() !== ts.SyntaxKind.Identifier;
};

const capital = (name: string): string => (name[0] ?? '').toUpperCase() + name.slice(1);

/** `sample` → the name, whole words only, also inside camel case and beside an underscore. */
export const named = (text: string, name: string): string =>
  text
    .replaceAll(/(?<![A-Za-z])sample(?=[A-Z_]|\b)/g, name)
    .replaceAll(/(?<![A-Z])Sample(?=[A-Z]|\b)/g, capital(name));
