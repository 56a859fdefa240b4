import ts from 'typescript';
import { isScreen } from './paths.ts';
import { nameOf, nodesOf, outcomes, type Rule, type Source, stringOf, strings } from './source.ts';

const HEX = /(?:^|[\s(,:[='"])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=$|[\s),;\]'"/>])/i;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\bcolor\(\s*(?:srgb|display-p3|rec2020|a98)/;

/** The named colours of CSS; `transparent` and `currentColor` are none. */
const NAMES =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark(?:blue|cyan|goldenrod|gr[ae]y|green|khaki|magenta|olivegreen|orange|orchid|red|salmon|seagreen|slateblue|slategr[ae]y|turquoise|violet)|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light(?:blue|coral|cyan|goldenrodyellow|gr[ae]y|green|pink|salmon|seagreen|skyblue|slategr[ae]y|steelblue|yellow)|lime|limegreen|linen|magenta|maroon|medium(?:aquamarine|blue|orchid|purple|seagreen|slateblue|springgreen|turquoise|violetred)|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|pale(?:goldenrod|green|turquoise|violetred)|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';
const NAMED = new RegExp(`(?<![\\w-])(?:${NAMES})(?![\\w-]|\\()`, 'i');

/** `[color:red]`, `text-[red]`: a name between the brackets of a class. */
const BRACKETED = new RegExp(`\\[(?:[a-z-]+:)?(?:${NAMES})\\]`, 'i');

/** Strings that are CSS by their look: `1px solid red`, `linear-gradient(red, blue)`, `color: red`. */
const IS_CSS =
  /\b(?:solid|dashed|dotted|double|inset)\b|gradient\(|drop-shadow\(|color-mix\(|light-dark\(|\d(?:px|rem)\b|\b(?:color|background|fill|stroke|border)\s*[:=]/;

/** Properties and attributes whose value is a colour or has one. */
const PAINTED =
  /^(?:(?:-webkit-)?(?:.*color|background(?:-?image)?|fill|stroke|(?:border|outline)(?:-?(?:top|right|bottom|left|block|inline)(?:-?(?:start|end))?)?|(?:box|text)-?shadow|filter|(?:fill|stroke)style|bgcolor|column-?rule|text-?decoration|text-?emphasis|caret|mask(?:-?image)?))$/i;

/** The value that this node gives to a property or an attribute of that look. */
function paintOf(node: ts.Node, tree: ts.SourceFile): ts.Expression | undefined {
  if (ts.isJsxAttribute(node) && PAINTED.test(nameOf(node.name, tree))) {
    const value = node.initializer;
    if (value === undefined || ts.isStringLiteral(value)) return value;
    return ts.isJsxExpression(value) ? value.expression : undefined;
  }
  if (ts.isPropertyAssignment(node) && PAINTED.test(nameOf(node.name, tree))) return node.initializer;
  const isSet = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (isSet && ts.isPropertyAccessExpression(node.left) && PAINTED.test(node.left.name.text))
    return node.right;
  return undefined;
}

const painted = ({ tree }: Source): ts.Node[] =>
  [...nodesOf(tree)]
    .flatMap((node) => {
      const value = paintOf(node, tree);
      return value === undefined ? [] : outcomes(value);
    })
    .filter((node) => NAMED.test(stringOf(node) ?? ''));

/** Names of properties and selectors are no values. */
const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const hasColor = (text: string): boolean =>
  HEX.test(text) || FUNCTION.test(text) || BRACKETED.test(text) || (IS_CSS.test(text) && NAMED.test(text));

/** For a value that is known to be CSS: a name is a colour there. */
export const hasWrittenColor = (text: string): boolean =>
  HEX.test(text) || FUNCTION.test(text) || NAMED.test(text);

export const colorLiteral: Rule = {
  name: 'no-colour-literal',
  why: 'Colours come from the theme contract: a class of it, or `vars` in a .css.ts file.',
  reads: (path) => isScreen(path) && !path.startsWith('design-system/src/theme/'),
  check: (source) => {
    const isStyle = source.path.endsWith('.css.ts');
    const found = strings(
      source,
      (text, node) => hasColor(text) || (isStyle && !isKey(node) && NAMED.test(text)),
    );
    return [...new Set([...found, ...painted(source)])];
  },
};
