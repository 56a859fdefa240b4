import ts from 'typescript';
import { nodesOf, type Rule, stringOf } from './source.ts';
import { isBrandValue } from './values.ts';

/** `property: value`, up to the end of the declaration or of its block. */
const DECLARATION = /(?<![\w-])(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}]|$)/g;
/** A token that is given another value is held to what its own property is. */
const TOKENS: readonly (readonly [RegExp, string])[] = [
  [/^--shape-radius-/, 'borderRadius'],
  [/^--type-family-/, 'fontFamily'],
  [/^--type-size-/, 'fontSize'],
  [/^--type-weight-/, 'fontWeight'],
  [/^--motion-duration-/, 'animation'],
  [/^--motion-easing-/, 'animation'],
  [/^--elevation-(?:card|float|sheet)$/, 'boxShadow'],
];

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const propertyOf = (name: string): string =>
  TOKENS.find(([token]) => token.test(name))?.[1] ?? camel(name.replace(/^-(?:webkit|moz)-/, ''));

/** The text of a template with something of the theme, or of the file, in the place of what is put in. */
function cssOf(node: ts.Node): string | undefined {
  if (!ts.isTemplateExpression(node)) return ts.isStringLiteralLike(node) ? stringOf(node) : undefined;
  return node.templateSpans.reduce(
    (text, { literal }) => `${text}var(--put-in)${literal.text}`,
    node.head.text,
  );
}

/** No length is a value of nobody. */
const ZERO = /(?<![\d.])0(?:px)?(?=\s|$)/g;

/** Where a token has its say the lengths beside it are the drawing's. */
const isHardCoded = (name: string, value: string): boolean =>
  !value.includes('var(') && isBrandValue(propertyOf(name), value.replace(ZERO, '').trim() || '0');

/** `transition: opacity 200ms var(--easing)`: one token does not make a time of another's. */
const TIME = /(?:^|[\s,])\d*\.?\d*[1-9]\d*m?s\b/;
const hasTime = (name: string, value: string): boolean =>
  /^(?:transition|animation)/.test(name) && TIME.test(value);

export const variantValue: Rule = {
  name: 'no-brand-value-in-a-variant',
  why: 'Rules of a lever stand for every brand that chooses it: fonts, corners, durations, curves and shadows are `var(--…)` of the theme.',
  reads: (path) => /^design-system\/src\/variants\/(?!.*\.test\.)/.test(path),
  check: ({ tree }) =>
    [...nodesOf(tree)].filter((node) =>
      [...(cssOf(node)?.matchAll(DECLARATION) ?? [])].some(
        ([, name = '', value = '']) => isHardCoded(name, value) || hasTime(name, value),
      ),
    ),
};
