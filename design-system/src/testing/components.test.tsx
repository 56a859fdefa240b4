// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Guide } from '../stories/guide.ts';

const source = resolve(import.meta.dirname, '..');
/** What other packages import: `index.ts` and the entry points that load later. */
const entryPoints = globSync('*.ts', { cwd: source });

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

interface Component {
  name: string;
  /** Its file. */
  path: string;
}

function exportsOf(entryPoint: string): Component[] {
  return parse(join(source, entryPoint)).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const from = statement.moduleSpecifier;
    const names = statement.exportClause;
    if (!from || !ts.isStringLiteral(from) || !names || !ts.isNamedExports(names)) return [];
    return names.elements
      .filter((element) => !element.isTypeOnly && /^[A-Z]\w*[a-z]/.test(element.name.text))
      .map((element) => ({ name: element.name.text, path: join(source, from.text) }));
  });
}

function declarationOf({ name, path }: Component): ts.FunctionDeclaration | undefined {
  return parse(path).statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
}

const components = entryPoints
  .flatMap(exportsOf)
  .filter(({ path }) => path.includes('/components/') && path.endsWith('.tsx'))
  .filter((component) => declarationOf(component) !== undefined);

const filesBeside = (path: string, ending: string) => globSync(join(dirname(path), `*${ending}`));
const rows = components.map((component) => [component.name, component] as const);

/** The components that a stories file shows: `component` and `subcomponents` of its `meta`. */
function shownIn(path: string): { title: string; names: string[] } {
  const text = readFileSync(path, 'utf8');
  const meta = text.slice(text.indexOf('const meta'), text.indexOf('export default'));
  const own = meta.match(/\bcomponent: (\w+)/)?.[1] ?? '';
  const parts = meta.match(/subcomponents: \{([^}]*)\}/)?.[1]?.match(/\w+/g) ?? [];
  return { title: meta.match(/title: '([^']+)'/)?.[1] ?? '', names: [own, ...parts] };
}

test('the entry points were read', () => {
  expect(components.length).toBeGreaterThan(90);
});

test.each(rows)('%s carries its usage note: when to use it, and how by keyboard', (_, component) => {
  const [doc] = ts.getJSDocCommentsAndTags(declarationOf(component) as ts.Node);
  const note = doc && ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : '';
  // A sentence at least, on what the reader of the docs takes for a component: a function that returns an element.
  expect(note).toMatch(/^(?:\S+\s+){2,}\S+\.$/);
  expect(declarationOf(component)?.body?.getText()).toMatch(/return \(?(?:\s|\/\/.*)*</);
});

test.each(rows)('%s has its stories, which find its note', (name, { path }) => {
  const shown = filesBeside(path, '.stories.tsx').map(shownIn);
  expect(shown.flatMap(({ names }) => names)).toContain(name);
});

test.each(globSync('components/*/*.stories.tsx', { cwd: source }))(
  '%s is told to designers: its parts, what to do with it and what not',
  async (file) => {
    const { guide }: { guide: Guide } = await import(join(source, file.replace('.stories.tsx', '.guide.ts')));
    for (const text of [guide.does, guide.avoids]) expect(text).toMatch(/^[A-Z].{8,120}\.$/);
    expect(guide.anatomy.filter((part) => !/^\S.{2,60}$/.test(part))).toEqual([]);
    expect(new Set(guide.anatomy).size).toBe(guide.anatomy.length);
  },
);

test.each(rows)('%s has a test of what it does', (name, { path }) => {
  const uses = new RegExp(`\\b${name}\\b`);
  const tests = filesBeside(path, '.test.tsx').filter((file) => uses.test(readFileSync(file, 'utf8')));
  const plays = filesBeside(path, '.stories.tsx').filter(
    (file) => shownIn(file).names.includes(name) && /\bplay\b/.test(readFileSync(file, 'utf8')),
  );
  expect([...tests, ...plays]).not.toEqual([]);
});

test.each(globSync('components/*/*.stories.tsx', { cwd: source }))(
  '%s is found by the name of what it shows',
  (file) => {
    const { title, names } = shownIn(join(source, file));
    expect(title.split('/').at(-1)).toBe(names[0]);
    // Beside the file that it shows, or beside the one that imports it.
    expect(existsSync(join(source, dirname(file), basename(file).replace('.stories', '')))).toBe(true);
  },
);
