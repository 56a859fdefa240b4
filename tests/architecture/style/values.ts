import ts from 'typescript';
import { isProduct, isScreen } from './paths.ts';
import { nameOf, nodesOf, outcomes, type Rule, type Source, stringOf, strings } from './source.ts';

const CIRCLE = /^(?:0(?: |$)|50%(?: |$)|999px$)+$/;
const LENGTH = String.raw`-?\d*\.?\d+(?:px|rem|em|pt)`;
const TIME = /(?:^|[\s,(])(?!0m?s)\d*\.?\d+m?s\b/;

interface Property {
  readonly name: RegExp;
  /** Whether a written value of it belongs to the brand. */
  readonly refuses: (text: string) => boolean;
}

/** What visual.md gives to the brand, and how a value that is written out looks. */
const PROPERTIES: readonly Property[] = [
  {
    name: /^(?:font|fontFamily)$/,
    refuses: (text) => /[a-z]{3}/i.test(text) && !/^(?:inherit|initial)$/.test(text),
  },
  { name: /^(?:fontSize|letterSpacing)$/, refuses: (text) => new RegExp(LENGTH).test(text) },
  { name: /^fontWeight$/, refuses: (text) => /^(?:\d+|bold|bolder|lighter)$/.test(text) },
  {
    name: /^border\w*Radius$/,
    refuses: (text) => new RegExp(`^(?:${LENGTH}\\s*)+$`).test(text) && !CIRCLE.test(text),
  },
  { name: /^(?:transition|animation)(?:Duration)?$/, refuses: (text) => TIME.test(text) },
  {
    name: /^(?:transition|animation)(?:TimingFunction)?$/,
    refuses: (text) => /cubic-bezier|\bease\b/.test(text),
  },
  {
    name: /^(?:boxShadow|textShadow)$/,
    refuses: (text) => /^(?!none$)/.test(text) && !/currentColor/.test(text),
  },
];

const wholeText = (node: ts.Node): string | undefined => {
  if (ts.isNumericLiteral(node)) return node.text === '0' ? undefined : `${node.text}px`;
  return stringOf(node);
};

/** Whether the brand has a token for a value that is written out; `name` as scripts write it: `borderRadius`. */
export const isBrandValue = (name: string, value: string): boolean =>
  PROPERTIES.some((property) => property.name.test(name) && property.refuses(value));

/** A value with nothing of the theme in it: a template is looked at by the pieces that are written out. */
function writtenValues(node: ts.PropertyAssignment): ts.Node[] {
  const { initializer } = node;
  return ts.isNumericLiteral(initializer) ? [initializer] : outcomes(initializer);
}

/** Rules of a style sheet whose value the brand has a token for. */
function hardCoded({ tree }: Source): ts.Node[] {
  return [...nodesOf(tree)].filter(ts.isPropertyAssignment).flatMap((node) => {
    const name = nameOf(node.name, tree);
    const rules = PROPERTIES.filter((property) => property.name.test(name));
    const isWhole = !ts.isTemplateExpression(node.initializer);
    return writtenValues(node).filter((value) => {
      const text = /Weight$/.test(name) && ts.isNumericLiteral(value) ? value.text : wholeText(value);
      if (text === undefined || text === '') return false;
      // Of a shadow around a token's colour the lengths alone are the drawing's.
      if (/Shadow$/.test(name) && !isWhole) return false;
      return rules.some(({ refuses }) => refuses(text));
    });
  });
}

/** A circle is as wide as high; what is not has corners, and those are the brand's. */
const isPill = (text: string): boolean =>
  /(?:^|[\s:])rounded-full(?=$|\s)/.test(text) && !/(?:^|[\s:])size-/.test(text);

/** `element.style.setProperty('--radius', '8px')`: a style sheet of its own, past every other rule. */
const setsProperty = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'setProperty' &&
  node.arguments[1] !== undefined &&
  // A length that was measured is no value of a brand.
  outcomes(node.arguments[1]).some((each) => ts.isStringLiteralLike(each) && each.text !== '');

/** `0xff0044`, but not the constant of a sum. */
const isNumericColor = (node: ts.Node, tree: ts.SourceFile): boolean =>
  ts.isNumericLiteral(node) &&
  !ts.isBinaryExpression(node.parent) &&
  /^0x(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(node.getText(tree));

export const brandValue: Rule = {
  name: 'no-brand-value',
  why: 'Fonts, corners, durations, curves and shadows are tokens of the brand: `vars` in a .css.ts file, a class elsewhere.',
  reads: (path) => isScreen(path) && !path.startsWith('design-system/src/theme/'),
  check: (source) => {
    const { path, tree } = source;
    const nodes = [...nodesOf(tree)];
    const pills = path.startsWith('src/') && isProduct(path) ? strings(source, isPill) : [];
    const numbers = nodes.filter((node) => isNumericColor(node, tree));
    return [...new Set([...hardCoded(source), ...pills, ...nodes.filter(setsProperty), ...numbers])];
  },
};
