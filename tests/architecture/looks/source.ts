import ts from 'typescript';

/** A parsed source with its path from the root of the repository, `/` between its parts. */
export interface Source {
  path: string;
  tree: ts.SourceFile;
}

export interface Finding {
  rule: string;
  path: string;
  line: number;
  text: string;
}

export function parse(path: string, text: string): Source {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

export function findingAt(rule: string, { path, tree }: Source, node: ts.Node): Finding {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return { rule, path, line: line + 1, text: node.getText(tree).slice(0, 100) };
}

export function* nodesOf(root: ts.Node): Generator<ts.Node> {
  yield root;
  const children: ts.Node[] = [];
  ts.forEachChild(root, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** Text of a string, of a piece of a template; undefined for any other node. */
export function stringOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? node.text
    : undefined;
}

/** Addresses of modules are no strings that anybody sees. */
export const isImport = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
