import ts from 'typescript';

/** A parsed source with its path from the root of the repository, `/` between its parts. */
export interface Source {
  path: string;
  tree: ts.SourceFile;
}

export interface Rule {
  name: string;
  /** Why it is refused, and what to do instead. */
  why: string;
  /** Which files it reads. */
  reads: (path: string) => boolean;
  check: (source: Source) => ts.Node[];
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
const isImport = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);

/** Strings of a file and pieces of its templates whose text is refused. */
export const strings = ({ tree }: Source, refuses: (text: string, node: ts.Node) => boolean): ts.Node[] =>
  [...nodesOf(tree)].filter((node) => {
    const text = stringOf(node);
    return text !== undefined && !isImport(node) && refuses(text, node);
  });

/** The expression without what changes nothing of its value: `(x)`, `x!`, `x as T`, `x satisfies T`. */
export function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

const CHOOSING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/** Every string and piece of a template that an expression may come out as, on whatever branch. */
export function outcomes(wrapped: ts.Expression): ts.Node[] {
  const node = bare(wrapped);
  if (stringOf(node) !== undefined) return [node];
  if (ts.isTemplateExpression(node)) {
    const held = node.templateSpans.flatMap(({ expression, literal }) => [...outcomes(expression), literal]);
    return [node.head, ...held];
  }
  if (ts.isConditionalExpression(node)) return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(outcomes);
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return outcomes(node.right);
  return CHOOSING.has(kind) ? [...outcomes(node.left), ...outcomes(node.right)] : [];
}

/** Name of a property or of an attribute as it is written, quotes removed. */
export const nameOf = (node: ts.Node, tree: ts.SourceFile): string => stringOf(node) ?? node.getText(tree);
