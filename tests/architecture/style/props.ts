import ts from 'typescript';
import { isClientView, isComponent } from './paths.ts';
import { bare, nameOf, nodesOf, type Rule, stringOf } from './source.ts';

const FREE = new Set(['className', 'style']);

/** Names that a file brings in from the design system; `ds.*` for a whole namespace. */
function systemNames(tree: ts.SourceFile): Set<string> {
  const names = tree.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = stringOf(statement.moduleSpecifier) ?? '';
    const bound = statement.importClause?.namedBindings;
    if (!from.startsWith('@livery/design-system') || !bound) return [];
    if (ts.isNamespaceImport(bound)) return [`${bound.name.text}.*`];
    return bound.elements.map((element) => element.name.text);
  });
  return new Set(names);
}

const isOfSystem = (tag: string, system: ReadonlySet<string>): boolean =>
  system.has(tag) || system.has(tag.replace(/\..*$/, '.*'));

/** `className={…}` itself, or one that is spread: `{...{ className }}`. */
function isFree(node: ts.JsxAttributeLike, tree: ts.SourceFile): boolean {
  if (ts.isJsxAttribute(node)) return FREE.has(nameOf(node.name, tree));
  const spread = bare(node.expression);
  if (!ts.isObjectLiteralExpression(spread)) return false;
  return spread.properties.some(({ name }) => name !== undefined && FREE.has(nameOf(name, tree)));
}

export const styledFromOutside: Rule = {
  name: 'no-style-from-outside',
  why: 'A component of the system takes no className and no style: a gap is filled in the system.',
  reads: isClientView,
  check: ({ tree }) => {
    const system = systemNames(tree);
    return [...nodesOf(tree)]
      .filter((node) => ts.isJsxAttributes(node))
      .filter(({ parent }) => isOfSystem(parent.tagName.getText(tree), system))
      .flatMap(({ properties }) => properties.filter((property) => isFree(property, tree)));
  },
};

/** Types of React that hold every attribute of an element, className and style among them. */
const OPEN =
  /(?:^|\.)(?:ComponentProps\w*|\w*HTMLAttributes|SVGAttributes|SVGProps|DOMAttributes|IntrinsicElements)$/;

/** The name of a type where one is used. */
const typeName = (node: ts.Node, tree: ts.SourceFile): string | undefined => {
  if (ts.isTypeReferenceNode(node)) return node.typeName.getText(tree);
  return ts.isExpressionWithTypeArguments(node) ? node.expression.getText(tree) : undefined;
};

/** Only chosen attributes of a type: `Pick<Type, 'href'>`, `Type['href']`, `JSX.IntrinsicElements['a']['href']`. */
function isNarrowed(node: ts.Node, tree: ts.SourceFile): boolean {
  const isTable = typeName(node, tree)?.endsWith('IntrinsicElements') === true;
  const whole = isTable ? node.parent : node;
  return ts.isIndexedAccessTypeNode(whole.parent) || typeName(whole.parent, tree) === 'Pick';
}

const isOpen = (node: ts.Node, tree: ts.SourceFile): boolean =>
  OPEN.test(typeName(node, tree) ?? '') && !isNarrowed(node, tree);

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

type Component = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** The public components of a file, also those that are wrapped: `export const Tag = observer(…)`. */
function components(tree: ts.SourceFile, names: ReadonlySet<string>): Component[] {
  return tree.statements.filter(isExported).flatMap((statement): Component[] => {
    if (ts.isFunctionDeclaration(statement)) return names.has(statement.name?.text ?? '') ? [statement] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ name }) => names.has(name.getText(tree)))
      .flatMap(({ initializer }) => (initializer ? [...nodesOf(initializer)] : []))
      .filter((node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node))
      .slice(0, 1);
  });
}

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The types of the first parameters of components, and everything that they are made of in this file. */
function propsTypes(tree: ts.SourceFile, names: ReadonlySet<string>): ts.Node[] {
  const declared = new Map<string, Declared>(
    tree.statements
      .filter((node): node is Declared => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      .map((node) => [node.name.text, node]),
  );
  const found = new Set<ts.Node>();
  const follow = (type: ts.Node): void => {
    if (found.has(type)) return;
    found.add(type);
    for (const node of nodesOf(type)) {
      const next = declared.get(typeName(node, tree) ?? '');
      if (next && isPartOf(node, type) && !isNarrowed(node, tree)) follow(next);
    }
  };
  for (const { parameters } of components(tree, names)) if (parameters[0]?.type) follow(parameters[0].type);
  return [...found];
}

/** A type that a property holds is no part of the props: `items: Item[]`. */
function isPartOf(node: ts.Node, type: ts.Node): boolean {
  for (let at = node; at !== type; at = at.parent) if (ts.isPropertySignature(at)) return false;
  return true;
}

/** What the entry files of the system export by name. */
export function publicNames(entries: readonly ts.SourceFile[]): Set<string> {
  const names = entries
    .flatMap(({ statements }) => [...statements])
    .filter(ts.isExportDeclaration)
    .map(({ exportClause }) => exportClause)
    .filter((clause) => clause !== undefined && ts.isNamedExports(clause))
    .flatMap(({ elements }) => elements.map(({ name }) => name.text));
  return new Set(names);
}

export const openProps = (publicOnes: ReadonlySet<string>): Rule => ({
  name: 'closed-props',
  why: 'Public props are a closed set: pick the attributes that are meant, never className or style.',
  reads: isComponent,
  check: ({ tree }) => {
    const found = propsTypes(tree, publicOnes).flatMap((type) =>
      [...nodesOf(type)].filter((node) => {
        if (node !== type && !isPartOf(node.parent, type)) return false;
        if (ts.isPropertySignature(node)) return FREE.has(nameOf(node.name, tree));
        if (ts.isLiteralTypeNode(node)) return FREE.has(stringOf(node.literal) ?? '');
        return isOpen(node, tree);
      }),
    );
    return [...new Set(found)];
  },
});
