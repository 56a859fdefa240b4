import ts from 'typescript';
import { type Finding, findingAt, isImport, nodesOf, type Source, stringOf } from './source.ts';

export interface Rule {
  name: string;
  /** Why it is refused, and what to do instead. */
  why: string;
  /** Which files it reads. */
  reads: (path: string) => boolean;
  check: (source: Source) => ts.Node[];
}

const isStory = (path: string) => /\.stories\.tsx?$|\/stories\/|\/compositions\//.test(path);
const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|testing\.tsx?$/.test(path);
const isClient = (path: string) => path.startsWith('src/') && !path.startsWith('src/build/');
const isSystem = (path: string) => path.startsWith('design-system/src/');
const isScreen = (path: string) => (isClient(path) || isSystem(path)) && !isTest(path);

const strings = ({ tree }: Source, refuses: (text: string) => boolean): ts.Node[] =>
  [...nodesOf(tree)].filter((node) => {
    const text = stringOf(node);
    return text !== undefined && !isImport(node) && refuses(text);
  });

const HEX = /(?:^|[\s(,:])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=$|[\s),;])/i;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/;
const NAMED =
  /^(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|crimson)$/i;

const colorLiteral: Rule = {
  name: 'no-colour-literal',
  why: 'Colours come from the theme contract: a class of it, or `vars` in a .css.ts file.',
  reads: (path) => isScreen(path) && !path.startsWith('design-system/src/theme/'),
  check: (source) => {
    const isStyle = source.path.endsWith('.css.ts');
    return strings(source, (text) => HEX.test(text) || FUNCTION.test(text) || (isStyle && NAMED.test(text)));
  },
};

const PALETTE =
  /(?:^|[\s:!])(?:bg|text|border(?:-[xytrblse])?|fill|stroke|ring|outline|shadow|from|via|to|decoration|caret|divide|placeholder)-(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?:\/\d+)?(?=$|\s)/;
const ARBITRARY = /(?:^|[\s:])-?[a-z][a-z-]*-\[[^\]]+\](?=$|\s)/;

const paletteClass: Rule = {
  name: 'no-palette-class',
  why: 'Only semantic classes: a brand cannot repaint `bg-red-500` or `p-[13px]`. Name the value in design-system/src/tailwind.',
  reads: isScreen,
  check: (source) => strings(source, (text) => PALETTE.test(text) || ARBITRARY.test(text)),
};

const FREE = new Set(['className', 'style']);

/** Names that a file brings in from the design system. */
function systemNames(tree: ts.SourceFile): Set<string> {
  const names = tree.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = stringOf(statement.moduleSpecifier) ?? '';
    const bound = statement.importClause?.namedBindings;
    if (!from.startsWith('@livery/design-system') || !bound || !ts.isNamedImports(bound)) return [];
    return bound.elements.map((element) => element.name.text);
  });
  return new Set(names);
}

const styledFromOutside: Rule = {
  name: 'no-style-from-outside',
  why: 'A component of the system takes no className and no style: a gap is filled in the system.',
  reads: (path) => isClient(path) && path.endsWith('.tsx'),
  check: ({ tree }) => {
    const system = systemNames(tree);
    return [...nodesOf(tree)].filter(
      (node) =>
        ts.isJsxAttribute(node) &&
        FREE.has(node.name.getText(tree)) &&
        system.has(node.parent.parent.tagName.getText(tree)),
    );
  },
};

/** `extends ComponentProps<'a'>` opens every attribute; inside `Pick<…>` it does not. */
const isOpen = (node: ts.Node, tree: ts.SourceFile): boolean =>
  (ts.isExpressionWithTypeArguments(node) && /^ComponentProps/.test(node.expression.getText(tree))) ||
  (ts.isTypeReferenceNode(node) &&
    /^ComponentProps/.test(node.typeName.getText(tree)) &&
    (ts.isTypeAliasDeclaration(node.parent) || ts.isIntersectionTypeNode(node.parent)));

const openProps: Rule = {
  name: 'closed-props',
  why: 'Public props are a closed set: pick the attributes that are meant, never className or style.',
  reads: (path) => /^design-system\/src\/components\/.*\.tsx$/.test(path) && !isStory(path) && !isTest(path),
  check: ({ tree }) => {
    const components = new Set(
      tree.statements
        .filter(ts.isFunctionDeclaration)
        .filter((statement) => statement.modifiers?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword))
        .map((statement) => `${statement.name?.text}Props`),
    );
    // What the application's own link receives: it is given to the system, not taken from it.
    components.delete('AnchorProps');
    return tree.statements
      .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      .filter((declared) => components.has(declared.name.text))
      .flatMap((declared) => [...nodesOf(declared)])
      .filter((node) => {
        if (ts.isPropertySignature(node)) return FREE.has(node.name.getText(tree));
        if (ts.isLiteralTypeNode(node)) return FREE.has(stringOf(node.literal) ?? '');
        return isOpen(node, tree);
      });
  },
};

const LETTER = /\p{L}/u;
/** `page.friends`: the id of a message, not its text. */
const MESSAGE_ID = /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+$/;

const isSaid = (text: string): boolean => LETTER.test(text) && !MESSAGE_ID.test(text);

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]);

const literalText: Rule = {
  name: 'no-literal-text',
  why: 'Everything that is read or heard is a message: useText() in the client, a prop in the system.',
  reads: (path) => isScreen(path) && path.endsWith('.tsx') && !isStory(path),
  check: ({ tree }) =>
    [...nodesOf(tree)].filter((node) => {
      if (ts.isJsxText(node)) return LETTER.test(node.text);
      if (!ts.isJsxAttribute(node) || !SPOKEN.has(node.name.getText(tree)) || !node.initializer) return false;
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      return value !== undefined && isSaid(stringOf(value) ?? '');
    }),
};

const isBrandId = (node: ts.Node, tree: ts.SourceFile): boolean =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === 'id' &&
  /brand$/i.test(node.expression.getText(tree));

const COMPARED = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** The ids are those of the folders in `brands/`. */
const brandById = (ids: readonly string[]): Rule => {
  const named = new RegExp(`(?:^|[^\\p{L}])(?:${ids.join('|')})(?:$|[^\\p{L}])`, 'u');
  return {
    name: 'no-brand-by-id',
    why: 'Code reads a field of the brand: a new difference between brands is a new field with a schema.',
    reads: (path) => isScreen(path) && !isStory(path),
    check: (source) => {
      const { tree } = source;
      const looks = [...nodesOf(tree)].filter((node) => {
        if (ts.isSwitchStatement(node)) return isBrandId(node.expression, tree);
        if (ts.isElementAccessExpression(node)) return isBrandId(node.argumentExpression, tree);
        const compared = ts.isBinaryExpression(node) && COMPARED.has(node.operatorToken.kind);
        return compared && (isBrandId(node.left, tree) || isBrandId(node.right, tree));
      });
      return [...strings(source, (text) => named.test(text)), ...looks];
    },
  };
};

export const rulesFor = (brandIds: readonly string[]): Rule[] => [
  colorLiteral,
  paletteClass,
  styledFromOutside,
  openProps,
  literalText,
  brandById(brandIds),
];

export function judge(rules: readonly Rule[], source: Source): Finding[] {
  return rules
    .filter((rule) => rule.reads(source.path))
    .flatMap((rule) => rule.check(source).map((node) => findingAt(rule.name, source, node)));
}
