import type { Plugin } from 'vite';
import { firstFiles } from './first-files.ts';

const SHEET = /\/src\/styles\/app\.css$/;
const UTILITIES = '@import "tailwindcss/utilities.css" layer(utilities) source(none);';
const SOURCES = '@import "./sources.css";';

/**
 * The sheet of the first screen holds the utilities of what stands in the first chunks, in the layer `first`. The
 * others come with `pages.css`. A development server and Storybook see one whole sheet.
 */
export const firstStylesPlugin = (): Plugin => {
  let root = '';
  return {
    name: 'livery:first-styles',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: SHEET },
      handler(code) {
        if (!code.includes(UTILITIES) || !code.includes(SOURCES))
          throw new Error(
            'app.css imports its utilities in another way: the first sheet would hold every page',
          );
        const sources = firstFiles(root, 'src/main.tsx').map((file) => `@source "${file}";`);
        return code
          .replace(UTILITIES, UTILITIES.replace('layer(utilities)', 'layer(first)'))
          .replace(SOURCES, sources.join('\n'));
      },
    },
  };
};
