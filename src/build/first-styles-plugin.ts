import type { Plugin } from 'vite';
import { allFiles, firstFiles } from './first-files.ts';
import { PLACEHOLDERS } from './placeholder-files.ts';

const SHEETS = /\/src\/styles\/(?:app|pages)\.css$/;
/** What may stand in the first HTML of any path. */
const FIRST_HTML = ['src/main.tsx', ...Object.values(PLACEHOLDERS)];
const UTILITIES = '@import "tailwindcss/utilities.css" layer(utilities) source(none);';
const SOURCES = '@import "./sources.css";';

/**
 * The sheet of the first screen holds the utilities of what stands in the first chunks, in the layer `first`; that of
 * all pages those of what ships. A development server and Storybook see one whole sheet.
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
      filter: { id: SHEETS },
      handler(code, id) {
        if (!code.includes(UTILITIES) || !code.includes(SOURCES))
          throw new Error(
            `${id} imports its utilities in another way: the first sheet would hold every page`,
          );
        const isFirst = id.endsWith('/app.css');
        const files = isFirst
          ? [...new Set(FIRST_HTML.flatMap((entry) => firstFiles(root, entry)))].sort()
          : allFiles(root);
        return code
          .replace(UTILITIES, isFirst ? UTILITIES.replace('layer(utilities)', 'layer(first)') : UTILITIES)
          .replace(SOURCES, files.map((file) => `@source "${file}";`).join('\n'));
      },
    },
  };
};
