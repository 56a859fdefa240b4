import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import type ts from 'typescript';
import config from '../../tailwind.config.ts';
import { componentsIn, defaultsIn, literalsIn, localImportsIn, parse } from './source.ts';
import { tokensOfCss, tokensOfSheet } from './tokens.ts';

/** What can be read from a component's files, so that nobody has to write it down. */
export interface ComponentFacts {
  /** Paths of the tokens in the theme contract that its own files read. */
  tokens: readonly string[];
  /** Other components that it is made of, with tokens of their own. */
  madeOf: readonly string[];
}

const ROOT = resolve(import.meta.dirname, '../..');
const STYLES = join(ROOT, 'src/styles');
const { resolve: find } = createRequire(import.meta.url);

/** CSS of classes, each alone, as the product's own sheet makes it. */
async function loadClasses(): Promise<(classes: string[]) => string> {
  const system = await loadDesignSystem(await readFile(join(STYLES, 'app.css'), 'utf8'), {
    base: STYLES,
    loadModule: async () => ({ path: '', base: STYLES, module: config }),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? resolve(base, id) : find(id);
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
  });
  return (classes) => system.candidatesToCss(classes).join('\n');
}

/** A file and those beside it that it reads. */
function filesFrom(first: string): Map<string, ts.SourceFile> {
  const files = new Map<string, ts.SourceFile>();
  const visit = (path: string) => {
    if (files.has(path)) return;
    const source = parse(path, readFileSync(path, 'utf8'));
    files.set(path, source);
    for (const next of localImportsIn(source)) visit(join(dirname(path), next));
  };
  visit(first);
  return files;
}

function factsOf(stories: string, cssOf: (classes: string[]) => string): ComponentFacts {
  const files = filesFrom(stories);
  files.delete(stories);
  const sources = [...files.values()];
  const sheets = [...files].filter(([path]) => path.endsWith('.css.ts'));
  const css = cssOf([...new Set(sources.flatMap(literalsIn))]);
  const tokens = [...tokensOfCss(css), ...sheets.flatMap(([, source]) => tokensOfSheet(source.text))];
  return { tokens: [...new Set(tokens)].sort(), madeOf: [...new Set(sources.flatMap(componentsIn))].sort() };
}

/** By the path of a stories file, as Storybook names it. */
export async function readFacts(): Promise<Record<string, ComponentFacts>> {
  const cssOf = await loadClasses();
  const stories = globSync(join(ROOT, 'design-system/src/components/*/*.stories.tsx'));
  return Object.fromEntries(
    stories.sort().map((path) => [`./${relative(ROOT, path).replaceAll('\\', '/')}`, factsOf(path, cssOf)]),
  );
}

/** By component and prop, what is so when a prop is left out and the component's variants decide. */
export const readDefaults = (path: string): Record<string, Record<string, string>> =>
  defaultsIn([...filesFrom(path).values()]);
