import type { Plugin } from 'vite';

/** Of React Router's files: what stands there, and what it is without a data router. */
const CUTS: Record<string, readonly [from: string | RegExp, to: string][]> = {
  'hooks.js': [
    ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
    ['match.route.errorElement || defaultErrorElement;', 'match.route.errorElement;'],
    [/return dataRouterState && \(match\.route\.[\s\S]*?\}\) : (?=getChildren\(\);)/, 'return '],
  ],
};

/** @throws when the library has changed: the cut would silently be none */
export const withoutDataRouter = (file: string, code: string): string =>
  (CUTS[file] ?? []).reduce((rest, [from, to]) => {
    const cut = rest.replace(from, to);
    if (cut === rest) throw new Error(`React Router's ${file} has changed: nothing there is like ${from}`);
    return cut;
  }, code);

/** @throws when the library has changed: the cut would silently be none */
export function withoutDecorators(code: string): string {
  const cut = code.replace(
    /^function (decorate\w+20223_)\([\s\S]*?^}$/gm,
    'function $1() {\n  throw Error("Stores are made observable without decorators");\n}',
  );
  if (cut === code) throw new Error('MobX has changed: nothing there reads decorators');
  return cut;
}

/**
 * React Router names its components by assignments, and makes them by calls, for which a bundler keeps them whether anybody
 * uses them or not: `Link`, `Form` and the prefetching of data routes would weigh 3 kB in the first screen. Data routers,
 * which no page has, are asked for at run time: 2 kB more.
 */
const routerPlugin = (): Plugin => ({
  name: 'livery:unused-router-code',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
    handler: (code, id) =>
      withoutDataRouter(id.split('/lib/')[1] ?? '', code)
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^((?:const|let|var) \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm,
          '$1/* @__PURE__ */ ',
        ),
  },
});

/** MobX finds out at run time whether what marks a field is a decorator: 0.6 kB, and stores have none. */
const mobxPlugin = (): Plugin => ({
  name: 'livery:unused-mobx-code',
  apply: 'build',
  transform: { filter: { id: /\/mobx\/dist\/mobx\.(?:esm\.)?m?js$/ }, handler: withoutDecorators },
});

/** Cuts of libraries what no page of ours can reach, where the bundler cannot see that. */
export const unusedCodePlugins = (): Plugin[] => [routerPlugin(), mobxPlugin()];
