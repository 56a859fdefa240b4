import ts from 'typescript';

/** What a declaration, a member or a call like `test('…')` is called; undefined for what has no name. */
const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isExpressionStatement(node)) return nameOf(node.expression);
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText();
  if (ts.isCallExpression(node)) return nameOfCall(node);
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const { name } = node as ts.NamedDeclaration;
  if (!name) return undefined;
  return ts.isStringLiteral(name) ? name.text : name.getText();
};

/** By its text or the name it is given, as in `route(app, 'GET /x')`; otherwise by what is called. */
const nameOfCall = ({ arguments: given, expression }: ts.CallExpression): string => {
  const text = given.find((argument) => ts.isStringLiteral(argument));
  if (text) return text.text;
  const [first] = given;
  return first && ts.isIdentifier(first) ? first.text : expression.getText();
};

const listsOf = (node: ts.Node): readonly ts.Node[] | undefined => {
  if (ts.isSourceFile(node) || ts.isBlock(node)) return node.statements;
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return node.members;
  return ts.isArrayLiteralExpression(node) ? node.elements : undefined;
};

/** Start and end of a node with the comments before it and the comma behind it. */
const rangeOf = (node: ts.Node, text: string): [number, number] => [
  node.getFullStart(),
  text[node.end] === ',' ? node.end + 1 : node.end,
];

/**
 * The source with its imports and, of everything else at its top, what `keep` names. `table/row` keeps of what stands
 * beside `row`, anywhere in `table`, only what is kept as well.
 * @throws Error for a name that the source does not have
 */
export const select = (text: string, keep: readonly string[]): string => {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true);
  const tops = new Set(keep.map((path) => path.split('/', 1)[0]));
  const found = new Set<string>();
  const cuts: [number, number][] = [];
  const visit = (node: ts.Node, within: string): void => {
    const list = listsOf(node) ?? [];
    const kept = (name: string | undefined) => name !== undefined && keep.includes(`${within}/${name}`);
    const isChosen = list.some((member) => kept(nameOf(member)));
    for (const member of list) if (kept(nameOf(member))) found.add(`${within}/${nameOf(member)}`);
    const cut = isChosen ? list.filter((member) => !kept(nameOf(member))) : [];
    cuts.push(...cut.map((member) => rangeOf(member, text)));
    ts.forEachChild(node, (child) => {
      if (!cut.includes(child)) visit(child, within);
    });
  };
  for (const statement of source.statements) {
    const name = nameOf(statement);
    if (ts.isImportDeclaration(statement) || ts.isExportAssignment(statement)) continue;
    if (name === undefined || !tops.has(name)) cuts.push(rangeOf(statement, text));
    else {
      found.add(name);
      visit(statement, name);
    }
  }
  const missing = keep.filter((path) => !found.has(path));
  if (missing.length > 0) throw new Error(`the template has no ${missing.join(', ')}`);
  return without(text, cuts);
};

const without = (text: string, cuts: readonly [number, number][]): string =>
  cuts
    .toSorted(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text);
