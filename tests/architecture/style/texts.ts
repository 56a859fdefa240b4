import ts from 'typescript';
import { isProduct } from './paths.ts';
import { nameOf, nodesOf, outcomes, type Rule, stringOf } from './source.ts';

const LETTER = /\p{L}/u;
/** `page.friends`: the id of a message, not its text. */
const MESSAGE_ID = /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+$/;

const isSaid = (node: ts.Node): boolean => {
  const text = stringOf(node) ?? '';
  return LETTER.test(text) && !MESSAGE_ID.test(text);
};

/** Props and attributes that are read or heard: `label`, `closeLabel`, `aria-label`, `alt`, `emptyTitle`. */
const SPOKEN =
  /^(?!enterKeyHint$)(?:aria-(?:label|description|valuetext|roledescription|placeholder)|alt|text|\w*[a-z](?:Label|Title|Text|Placeholder|Hint|Caption|Heading|Description)|(?:sub)?title|label|placeholder|hint|caption|heading|description|summary|tooltip)$/;

/** The value that this node gives to such a name: an attribute, a property, the default of a prop. */
function spokenBy(node: ts.Node, tree: ts.SourceFile): ts.Expression | undefined {
  if (ts.isJsxAttribute(node) && SPOKEN.test(nameOf(node.name, tree))) {
    const value = node.initializer;
    if (value === undefined || ts.isStringLiteral(value)) return value;
    return ts.isJsxExpression(value) ? value.expression : undefined;
  }
  if (ts.isPropertyAssignment(node) && SPOKEN.test(nameOf(node.name, tree))) return node.initializer;
  if (!ts.isBindingElement(node) || node.initializer === undefined) return undefined;
  return SPOKEN.test(nameOf(node.propertyName ?? node.name, tree)) ? node.initializer : undefined;
}

const isChild = (node: ts.Node): node is ts.JsxExpression =>
  ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));

export const literalText: Rule = {
  name: 'no-literal-text',
  why: 'Everything that is read or heard is a message: useText() in the client, a prop in the system.',
  reads: (path) => isProduct(path) && path.endsWith('.tsx'),
  check: ({ tree }) => {
    const found = [...nodesOf(tree)].flatMap((node) => {
      if (ts.isJsxText(node)) return LETTER.test(node.text) ? [node] : [];
      if (isChild(node))
        return node.expression
          ? outcomes(node.expression).filter((each) => LETTER.test(stringOf(each) ?? ''))
          : [];
      const spoken = spokenBy(node, tree);
      return spoken === undefined ? [] : outcomes(spoken).filter(isSaid);
    });
    return [...new Set(found)];
  },
};
