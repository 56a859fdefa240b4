import { contract, varName } from '@livery/design-system/theme';

/** Every path of the contract. */
const pathsOf = (node: object, path = ''): string[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null ? pathsOf(value, here) : [here];
  });

export const tokenPaths: readonly string[] = pathsOf(contract);
const pathOf = new Map(tokenPaths.map((path) => [varName(path), path]));

/** Tokens that CSS reads. */
export const tokensOfCss = (css: string): string[] =>
  [...css.matchAll(/var\((--[a-z0-9-]+)/g)].flatMap(([, name = '']) => pathOf.get(name) ?? []);

/** `const { duration, easing: ease } = vars.motion` written out, so that each use says its whole path. */
function withoutShortNames(text: string): string {
  let whole = text;
  for (const [, names = '', group = ''] of text.matchAll(/const \{([^}]+)\} = (vars(?:\.\w+)*);/g))
    for (const [own = '', short = own] of names.split(',').map((name) => name.trim().split(/:\s*/)))
      if (own !== '') whole = whole.replaceAll(new RegExp(`(?<![.\\w])${short}\\.`, 'g'), `${group}.${own}.`);
  return whole;
}

/** Tokens that a `.css.ts` file reads. */
export const tokensOfSheet = (text: string): string[] =>
  [...withoutShortNames(text).matchAll(/\bvars\.([\w.]+)/g)].flatMap(([, used = '']) =>
    tokenPaths.filter((path) => path === used || used.startsWith(`${path}.`)),
  );
