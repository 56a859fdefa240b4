import type { Plugin } from 'vite';

const groups = [
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // A few lines each, which whoever is signed in needs: as chunks of their own they cost a request apiece.
  {
    name: 'slivers',
    test: /[\\/](?:lib[\\/](?:server-clock|poll|domains[\\/]domain-module)|contract[\\/]src[\\/]rules[\\/]identity)\.ts$/,
  },
  // The list of conversations and its sheets share these: whoever is signed in fetches them at once.
  {
    name: 'rows',
    test: /[\\/](?:components[\\/]List[\\/][\w.]+|messages[\\/]message\.model\.ts)$/,
  },
];

/**
 * What the first screen needs comes in two files, libraries and product, instead of a dozen shared slivers; the rest
 * is split by page.
 */
export const chunksPlugin = (): Plugin => ({
  name: 'livery:chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
});
