import type { Plugin } from 'vite';

/**
 * React Router names its components by assignments, and makes them by calls, for which a bundler keeps them whether
 * anybody uses them or not: `Link`, `Form` and the prefetching of data routes would weigh 3 kB in the first screen.
 */
export const unusedComponentsPlugin = (): Plugin => ({
  name: 'livery:unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^((?:const|let|var) \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
  },
});
