import ts from 'typescript';
import { isProduct, isServer } from './paths.ts';
import { bare, nodesOf, type Rule, type Source, stringOf, strings } from './source.ts';

const BRAND = /brand(?:\(\))?$/i;
const BRAND_ID = /^(?:own|other|the)?_?brand_?id$/i;

/** Whether a name was declared for a brand in this file: `const b = useBrand()`. */
const isAlias = (name: string, tree: ts.SourceFile): boolean =>
  [...nodesOf(tree)].some(
    (node) =>
      ts.isVariableDeclaration(node) &&
      node.name.getText(tree) === name &&
      node.initializer !== undefined &&
      BRAND.test(bare(node.initializer).getText(tree)),
  );

export function isBrand(wrapped: ts.Expression, tree: ts.SourceFile): boolean {
  const node = bare(wrapped);
  return BRAND.test(node.getText(tree)) || (ts.isIdentifier(node) && isAlias(node.text, tree));
}

/** `brand.id`, `useBrand().id`, `brand?.['id']`, `tenant.brandId`. */
function readsId(wrapped: ts.Expression, tree: ts.SourceFile): boolean {
  const node = bare(wrapped);
  if (ts.isPropertyAccessExpression(node)) {
    if (BRAND_ID.test(node.name.text)) return true;
    return node.name.text === 'id' && isBrand(node.expression, tree);
  }
  if (!ts.isElementAccessExpression(node)) return false;
  return stringOf(node.argumentExpression) === 'id' && isBrand(node.expression, tree);
}

/** The object that a pattern takes apart is a brand: `= useBrand()`, `= stores.brand`, `{ brand: { id } }`, `(brand: Brand)`. */
export function isOfBrand({ parent }: ts.ObjectBindingPattern, tree: ts.SourceFile): boolean {
  if (ts.isBindingElement(parent)) return BRAND.test((parent.propertyName ?? parent.name).getText(tree));
  const value = parent.initializer;
  if (value !== undefined && BRAND.test(bare(value).getText(tree))) return true;
  return parent.type !== undefined && /^Brand(?:Config)?$/.test(parent.type.getText(tree));
}

/** `{ id }` and `{ id: name }` of a brand. */
const takesId = (node: ts.Node, tree: ts.SourceFile): node is ts.BindingElement =>
  ts.isBindingElement(node) &&
  ts.isObjectBindingPattern(node.parent) &&
  (node.propertyName ?? node.name).getText(tree) === 'id' &&
  isOfBrand(node.parent, tree);

/** Names of this file that hold the id of a brand: `const { id } = brand`, `const mine = brand.id`. */
function idNames(nodes: readonly ts.Node[], tree: ts.SourceFile): Set<string> {
  const names = nodes.flatMap((node) => {
    if (takesId(node, tree)) return [node.name.getText(tree)];
    const holds = ts.isVariableDeclaration(node) && node.initializer && readsId(node.initializer, tree);
    return holds ? [node.name.getText(tree)] : [];
  });
  return new Set(names);
}

/** Names of this file whose value is written out: a text, a list or a set of texts, an object with such keys. */
export function writtenNames(nodes: readonly ts.Node[]): Set<string> {
  const names = nodes
    .filter(ts.isVariableDeclaration)
    .filter(({ initializer }) => initializer !== undefined && isWritten(initializer, new Set()))
    .map(({ name }) => name.getText());
  return new Set(names);
}

/** A literal text, a pattern, a list or a set of literals, a table whose keys are written out. */
export function isWritten(wrapped: ts.Expression, known: ReadonlySet<string>): boolean {
  const node = bare(wrapped);
  if (stringOf(node) !== undefined || ts.isRegularExpressionLiteral(node)) return true;
  if (ts.isIdentifier(node)) return known.has(node.text);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.length > 0 && node.elements.every((each) => isWritten(each, known));
  if (ts.isObjectLiteralExpression(node))
    return node.properties.some(({ name }) => name !== undefined && !ts.isComputedPropertyName(name));
  if (ts.isNewExpression(node)) return (node.arguments ?? []).some((each) => isWritten(each, known));
  return false;
}

const COMPARED: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

const ASKED = /^(?:includes|has|indexOf|get|test|match|startsWith|endsWith|localeCompare|search)$/;

/** What an expression asks of an id, and the other sides: `id === x`, `list.includes(id)`, `table[id]`, `switch (id)`. */
export interface Look {
  node: ts.Node;
  against: readonly ts.Expression[];
}

export function lookAt(node: ts.Node, isId: (each: ts.Expression) => boolean): Look | undefined {
  if (ts.isSwitchStatement(node) && isId(node.expression)) {
    const cases = node.caseBlock.clauses.flatMap((clause) =>
      ts.isCaseClause(clause) ? [clause.expression] : [],
    );
    return { node: node.expression, against: cases };
  }
  if (ts.isElementAccessExpression(node) && isId(node.argumentExpression))
    return { node, against: [node.expression] };
  if (ts.isBinaryExpression(node) && COMPARED.has(node.operatorToken.kind)) {
    if (isId(node.left)) return { node, against: [node.right] };
    return isId(node.right) ? { node, against: [node.left] } : undefined;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: asked, name } = node.expression;
  if (!ASKED.test(name.text)) return undefined;
  if (node.arguments.some(isId)) return { node, against: [asked] };
  return isId(asked) ? { node, against: node.arguments } : undefined;
}

function looksOf({ tree }: Source): { looks: Look[]; nodes: ts.Node[]; written: ReadonlySet<string> } {
  const nodes = [...nodesOf(tree)];
  const names = idNames(nodes, tree);
  const isId = (wrapped: ts.Expression): boolean => {
    const node = bare(wrapped);
    if (ts.isIdentifier(node)) return names.has(node.text) || BRAND_ID.test(node.text);
    return readsId(node, tree);
  };
  const looks = nodes.map((node) => lookAt(node, isId)).filter((look) => look !== undefined);
  return { looks, nodes, written: writtenNames(nodes) };
}

/** The client takes an id for an address or a key at most, and never in a component. */
function clientLooks(source: Source): ts.Node[] {
  const { looks, nodes } = looksOf(source);
  const taken = nodes.filter((node) => {
    if (takesId(node, source.tree)) return true;
    return (
      ts.isExpression(node) && readsId(node, source.tree) && /useBrand\(\)/.test(node.getText(source.tree))
    );
  });
  return [...new Set([...looks.map(({ node }) => node), ...taken])];
}

/** The server keys rows, files and secrets by the id; it only never asks which one it is. */
function serverLooks(source: Source): ts.Node[] {
  const { looks, written } = looksOf(source);
  return looks
    .filter(({ against }) => against.some((each) => isWritten(each, written)))
    .map(({ node }) => node);
}

/** A name as a word of its own; a sign of Chinese is one only where it is the whole text. */
const namePattern = (name: string): string =>
  /^\p{Script=Han}$/u.test(name) ? `^${name}$` : `(?:^|[^\\p{L}])${name}(?:$|[^\\p{L}])`;

/** Examples of a schema are shown to who writes a folder. */
function isExample(node: ts.Node): boolean {
  for (let at = node; at.parent !== undefined; at = at.parent)
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'examples') return true;
  return false;
}

/** `isLotus`, `lotusTheme`, `LOTUS`: a name of the code that has the id of a brand as a word. */
function namedAfter(nodes: readonly ts.Node[], ids: readonly string[]): ts.Node[] {
  const words = new Set(ids);
  return nodes.filter(
    (node) =>
      ts.isIdentifier(node) &&
      node.text.split(/_|(?<=[a-z0-9])(?=[A-Z])/).some((word) => words.has(word.toLowerCase())),
  );
}

/** Each brand's id and its names. */
export const brandById = (brands: Readonly<Record<string, readonly string[]>>): Rule => {
  const ids = Object.keys(brands);
  const names = [...ids, ...Object.values(brands).flat()];
  const named = new RegExp(names.map(namePattern).join('|'), 'u');
  return {
    name: 'no-brand-by-id',
    why: 'Code reads a field of the brand: a new difference between brands is a new field with a schema.',
    reads: (path) => isProduct(path) || isServer(path),
    check: (source) => {
      const looks = isServer(source.path) ? serverLooks(source) : clientLooks(source);
      const said = strings(source, (text, node) => named.test(text) && !isExample(node));
      return [...new Set([...said, ...namedAfter([...nodesOf(source.tree)], ids), ...looks])];
    },
  };
};
