/**
 * What the first screen needs comes in two files, libraries and product, instead of a dozen shared slivers; the rest
 * is split by page.
 */
export const codeSplitting = {
  groups: [
    { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
    { name: 'app', tags: ['$initial' as const], priority: 1 },
  ],
};
