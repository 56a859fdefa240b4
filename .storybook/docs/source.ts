import ts from 'typescript';

type Defaults = Record<string, Record<string, string>>;

export const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const walk = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
};

/** Files that it takes its looks from: those beside it, and the variants, sheets and steps of space that it shares. */
export const localImportsIn = (source: ts.SourceFile): string[] =>
  source.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .flatMap(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : []))
    .filter((path) =>
      /^(?:\.\/[^/]+\.tsx?|\.\.\/\w+\/\w+\.(?:variants|css)\.ts|\.\.\/\.\.\/lib\/space\.ts)$/.test(path),
    );

/** Components of other folders that it imports. */
export const componentsIn = (source: ts.SourceFile): string[] =>
  source.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .filter(({ moduleSpecifier }) => /^'\.\.\/\w+\/\w+\.tsx'$/.test(moduleSpecifier.getText()))
    .flatMap(({ importClause }) => {
      const names = importClause?.namedBindings;
      return names && ts.isNamedImports(names) ? names.elements : [];
    })
    .filter(({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z]/.test(name.text))
    .map(({ name }) => name.text);

/** Words of all its texts: classes are among them. */
export function literalsIn(source: ts.SourceFile): string[] {
  const words: string[] = [];
  walk(source, (node) => {
    if (ts.isImportDeclaration(node.parent ?? node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      words.push(...node.text.split(/\s+/).filter((word) => word !== ''));
  });
  return words;
}

const propertyOf = (object: ts.Expression | undefined, name: string): ts.Expression | undefined =>
  object && ts.isObjectLiteralExpression(object)
    ? object.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)
        ?.initializer
    : undefined;

/** `defaultVariants` of each `cva`, by its name. */
function variantDefaults(sources: readonly ts.SourceFile[]): Defaults {
  const found: Defaults = {};
  for (const source of sources)
    walk(source, (node) => {
      if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer))
        return;
      if (node.initializer.expression.getText() !== 'cva') return;
      const defaults = propertyOf(node.initializer.arguments[1], 'defaultVariants');
      if (!defaults || !ts.isObjectLiteralExpression(defaults)) return;
      found[node.name.getText()] = Object.fromEntries(
        defaults.properties
          .filter(ts.isPropertyAssignment)
          .map(({ name, initializer }) => [
            name.getText(),
            ts.isStringLiteral(initializer) ? initializer.text : initializer.getText(),
          ]),
      );
    });
  return found;
}

/** The value that a component's look has when its owner chooses none: of the variants that it draws itself with. */
export function defaultsIn(sources: readonly ts.SourceFile[]): Defaults {
  const variants = variantDefaults(sources);
  const components = sources
    .flatMap(({ statements }) => statements.filter(ts.isFunctionDeclaration))
    .filter(({ name }) => name && /^[A-Z]/.test(name.text));
  return Object.fromEntries(
    components.map((component) => {
      const text = component.getText();
      const used = Object.entries(variants).filter(([name]) => new RegExp(`\\b${name}\\(`).test(text));
      return [component.name?.text ?? '', Object.assign({}, ...used.map(([, each]) => each))];
    }),
  );
}
