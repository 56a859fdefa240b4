import tailwindcss from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { filesFrom } from './first-files.ts';
import { messagesPlugin } from './messages-plugin.ts';

const ENTRY = 'src/ops/main.tsx';
const SOURCES = '@import "./sources.css";';

/** The sheet of the console holds the utilities of what it is made of. */
const stylesPlugin = (root: string): Plugin => ({
  name: 'livery:ops-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/styles\/app\.css$/ },
    handler(code) {
      if (!code.includes(SOURCES)) throw new Error('app.css imports its sources in another way');
      return code.replace(
        SOURCES,
        filesFrom(root, ENTRY)
          .map((file) => `@source "${file}";`)
          .join('\n'),
      );
    },
  },
});

/** By itself, so that not a byte of what users fetch changes with it: nothing is shared but the folder. */
const buildConsole = ({ root, resolve: { alias }, build: { outDir } }: ResolvedConfig): Promise<unknown> =>
  build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    resolve: { alias },
    plugins: [messagesPlugin(), stylesPlugin(root), tailwindcss(), vanillaExtractPlugin(), react()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'ops.html',
        // Its door names everything of the domain: a page takes what it uses, and no page the rest.
        treeshake: {
          moduleSideEffects: [{ test: /\/src\/domains\/operators\//, sideEffects: false }],
        },
        output: {
          entryFileNames: 'assets/ops-[hash].js',
          chunkFileNames: 'assets/ops-[name]-[hash].js',
          assetFileNames: 'assets/ops-[name]-[hash][extname]',
        },
      },
    },
  });

/** Builds the operators' console beside the client: `ops.html` and its assets. */
export const opsPlugin = (): Plugin => {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'livery:ops',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    // From its sources it stands at the same address.
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, _response, next) => {
        if (/^\/ops(?!\/api\/)(?:\/[\w-]+)*\/?(?:\?|$)/.test(request.url ?? '')) request.url = '/ops.html';
        next();
      }),
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isWritten && config.command === 'build') await buildConsole(config);
      },
    },
  };
};
