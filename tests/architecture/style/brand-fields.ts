import ts from 'typescript';
import { isBrand, isOfBrand, isWritten, lookAt, writtenNames } from './brands.ts';
import { isProduct, isServer } from './paths.ts';
import { bare, nodesOf, type Rule, type Source, stringOf } from './source.ts';

/** Fields that no two brands need to share, so that each names one. */
const TELLING: ReadonlySet<string> = new Set([
  'title',
  'tagline',
  'country',
  'hosts',
  'legal',
  'terms',
  'privacy',
  'support',
  'licence',
  'client_id',
  'wordmarkSvg',
  'iconSvg',
]);

/** Where a page or a call says at which host it is. */
const PLACE =
  /(?:^|\.)(?:location\.(?:host|hostname|href|origin)|document\.(?:title|URL|domain|baseURI)|headers\.host|request\.(?:host|hostname))$/;
const WORN = /(?:documentElement|document\.body)\.(?:className|classList|dataset)$/;

/** Names of the machine itself are no brand's. */
const LOCAL = /^(?:\.?localhost|127\.0\.0\.1|\[?::1\]?|)$/;

const steps = (wrapped: ts.Expression): { root: ts.Expression; path: string[] } => {
  const path: string[] = [];
  let node = bare(wrapped);
  while (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    path.unshift(
      ts.isPropertyAccessExpression(node) ? node.name.text : (stringOf(node.argumentExpression) ?? '[]'),
    );
    node = bare(node.expression);
  }
  return { root: node, path };
};

/** `brand.title`, `brand.config.country`, `useBrand().config.title.en`, `tenant.brand.config.hosts[0]`. */
function readsField(wrapped: ts.Expression, tree: ts.SourceFile): boolean {
  const { root, path } = steps(wrapped);
  const at = isBrand(root, tree) ? 0 : path.findLastIndex((name) => /brand$/i.test(name)) + 1;
  if (at === 0 && !isBrand(root, tree)) return false;
  return path.slice(at).some((name) => TELLING.has(name));
}

const isConfig = (node: ts.Expression | undefined, tree: ts.SourceFile): boolean =>
  node !== undefined && /brand(?:\(\))?\??\.config$/i.test(bare(node).getText(tree));

/** `const { country } = brand.config`, `const title = useBrand().title`. */
function fieldNames(nodes: readonly ts.Node[], tree: ts.SourceFile): Set<string> {
  const names = nodes.flatMap((node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && readsField(node.initializer, tree))
      return [node.name.getText(tree)];
    if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return [];
    const taken = TELLING.has((node.propertyName ?? node.name).getText(tree));
    const { parent } = node.parent;
    const isOf =
      isOfBrand(node.parent, tree) || (!ts.isBindingElement(parent) && isConfig(parent.initializer, tree));
    return taken && isOf ? [node.name.getText(tree)] : [];
  });
  return new Set(names);
}

const isLocal = (wrapped: ts.Expression): boolean => {
  const node = bare(wrapped);
  const text = stringOf(node);
  return text !== undefined && LOCAL.test(text);
};

function fieldLooks({ tree }: Source): ts.Node[] {
  const nodes = [...nodesOf(tree)];
  const names = fieldNames(nodes, tree);
  const written = writtenNames(nodes);
  const tells = (wrapped: ts.Expression): boolean => {
    const node = bare(wrapped);
    // `host.toLowerCase() === …`, `title.slice(0, 3) === …`
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      return !/^(?:get|find|indexOf)$/.test(node.expression.name.text) && tells(node.expression.expression);
    if (ts.isIdentifier(node)) return names.has(node.text);
    const text = node.getText(tree);
    return PLACE.test(text) || WORN.test(text) || readsField(node, tree);
  };
  return nodes
    .map((node) => lookAt(node, tells))
    .filter((look) => look !== undefined)
    .filter(({ against }) => against.some((each) => isWritten(each, written) && !isLocal(each)))
    .map(({ node }) => node);
}

export const brandByField: Rule = {
  name: 'no-brand-by-field',
  why: 'A title, a country or a host names one brand: ask a switch of the brand, or give it a field of its own.',
  reads: (path) => isProduct(path) || isServer(path),
  check: (source) => [...new Set(fieldLooks(source))],
};
