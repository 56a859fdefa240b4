import ts from 'typescript';

/** A table that a source names in a statement. */
export interface NamedTable {
  table: string;
  access: 'read' | 'write';
}

const WRITERS = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const READERS = new Set(['selectFrom', 'from', 'using']);
const JOIN = /^(inner|left|right|full|cross)(Lateral)?Join(Lateral)?$/;

/** In the text of a statement; what was written into it stands as `§`. */
const WRITE =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:§\.)?"?(\w+)/gi;
const READ = /(?:\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(?:§\.)?|§\.|,\s*)"?(\w+)/gi;

/**
 * Tables that a TypeScript source names in Kysely's builder or in the text of SQL. Where the builder is given no
 * literal, every string of the source that is a table's name counts: a list of tables is no way around.
 */
export const namedTables = (path: string, text: string, tables: ReadonlySet<string>): NamedTable[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: NamedTable[] = [];
  const strings = new Set<string>();
  const unnamed = new Set<NamedTable['access']>();
  const note = (name: string, access: NamedTable['access']) => {
    if (tables.has(name)) found.push({ table: name, access });
  };
  const visit = (node: ts.Node): void => {
    const access = ts.isCallExpression(node) ? accessOf(node) : undefined;
    if (ts.isCallExpression(node) && access) {
      const named = node.arguments[0] && literalsOf(node.arguments[0]);
      if (named) for (const name of named) note(name.split(/\s+as\s+/i)[0] ?? '', access);
      else unnamed.add(access);
    }
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    const statement = textOf(node);
    if (statement !== undefined) {
      for (const [, name = ''] of statement.matchAll(WRITE)) note(name, 'write');
      for (const [, name = ''] of statement.matchAll(READ)) note(name, 'read');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const access of unnamed) for (const name of strings) note(name, access);
  return found;
};

const accessOf = ({ expression }: ts.CallExpression): NamedTable['access'] | undefined => {
  const name = methodOf(expression);
  if (WRITERS.has(name)) return 'write';
  return READERS.has(name) || JOIN.test(name) ? 'read' : undefined;
};

/** `Array.from` and its like build no query. */
const methodOf = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text;
  if (!ts.isPropertyAccessExpression(callee)) return '';
  return /^[A-Z]/.test(callee.expression.getText()) ? '' : callee.name.text;
};

/** Undefined for what is no literal; a query inside a query is read by itself. */
const literalsOf = (argument: ts.Expression): string[] | undefined => {
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isArrayLiteralExpression(argument))
    return argument.elements.flatMap((each) => literalsOf(each) ?? []);
  const isQuery = ts.isArrowFunction(argument) || ts.isCallExpression(argument);
  return isQuery ? [] : undefined;
};

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('§');
};
