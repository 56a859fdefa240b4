import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface Import {
  from: string;
  /** Undefined: all that the module has. */
  names: string[] | undefined;
}

const IMPORT = /^import\s+(?!type\b)(?:([^'"]+?)\s+from\s+)?['"]([^'"]+)['"]/gm;
const EXPORT = /^export\s+(?!type\b)\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/gm;

/** `A, type B, C as D` → `A`, `C`. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

const namedIn = (clause: string | undefined): string[] | undefined => {
  const braces = /^\{([^}]*)\}$/.exec(clause?.trim() ?? '');
  return braces ? namesIn(braces[1] ?? '') : undefined;
};

const importsOf = (code: string): Import[] =>
  [...code.matchAll(IMPORT)].map(([, clause, from = '']) => ({ from, names: namedIn(clause) }));

const reexportsOf = (code: string): Required<Import & { names: string[] }>[] =>
  [...code.matchAll(EXPORT)].map(([, list = '', from = '']) => ({ from, names: namesIn(list) }));

type Resolve = (specifier: string) => string | undefined;

/** The workspace package that has components, by its own list of entry points. */
const resolverOf = (root: string): Resolve => {
  const folder = join(root, 'design-system');
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  return (specifier) => {
    const entryPoint = specifier === name ? '.' : specifier.replace(name, '.');
    const file = specifier.startsWith(name) ? exports[entryPoint] : undefined;
    return file === undefined ? undefined : resolve(folder, file);
  };
};

const LAZY = /\bimport\(['"]([^'"]+)['"]\)/g;

const lazyImportsOf = (code: string): Import[] =>
  [...code.matchAll(LAZY)].map(([, from = '']) => ({ from, names: undefined }));

/** Follows imports by name, so of an entry point (`index.ts`) only what is asked for counts. Libraries are left out. */
const reach = (root: string, entries: readonly string[], withLazy: boolean): string[] => {
  const resolvePackage = resolverOf(root);
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (file: string, names: string[] | undefined): void => {
    const key = `${file}:${names?.toSorted().join() ?? '*'}`;
    if (seen.has(key) || !existsSync(file) || !/\.tsx?$/.test(file)) return;
    seen.add(key);
    const code = readFileSync(file, 'utf8');
    const go = (from: string, wanted: string[] | undefined): void => {
      const next = from.startsWith('.') ? resolve(dirname(file), from) : resolvePackage(from);
      if (next !== undefined && wanted?.length !== 0) follow(next, wanted);
    };
    const passed = reexportsOf(code);
    const own = names?.filter((name) => passed.every((each) => !each.names.includes(name)));
    for (const each of passed)
      go(each.from, names ? each.names.filter((name) => names.includes(name)) : undefined);
    if (own?.length === 0) return;
    files.add(file);
    for (const each of importsOf(code)) go(each.from, each.names);
    if (withLazy) for (const each of lazyImportsOf(code)) go(each.from, each.names);
  };
  for (const entry of entries) follow(entry, undefined);
  return [...files].sort();
};

/** Sources that `entry` needs before anything is fetched by `import()`. */
export const firstFiles = (root: string, entry: string): string[] =>
  reach(root, [resolve(root, entry)], false);

/** The console of operators is a build of its own (ops-plugin.ts). */
const NOT_SHIPPED =
  /\.(?:stories|test)\.tsx?$|\.d\.ts$|^(?:stories|build|ops|pages\/ops|domains\/operators)\/|\/testing\//;

/** Every source of the client with what it uses of the design system, whenever it comes. */
export const allFiles = (root: string): string[] => {
  const folder = resolve(root, 'src');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const entries = names.filter((name) => /\.tsx?$/.test(name) && !NOT_SHIPPED.test(name));
  return reach(
    root,
    entries.map((name) => join(folder, name)),
    true,
  );
};

/** Every source that an entry comes to, whenever it comes. */
export const filesFrom = (root: string, entry: string): string[] => reach(root, [resolve(root, entry)], true);
