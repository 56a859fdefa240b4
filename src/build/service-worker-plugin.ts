import { build, type Plugin, type ResolvedConfig } from 'vite';

/** By itself and in one file: it outlives the pages of one version, so it shares no chunk with them. */
const buildWorker = ({ root, build: { outDir } }: ResolvedConfig): Promise<unknown> =>
  build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/sw/sw.ts',
        // Its address is the same for ever: browsers look there for a newer one.
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });

/** Builds the service worker beside the client. */
export const serviceWorkerPlugin = (): Plugin => {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'livery:service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isWritten) await buildWorker(config);
      },
    },
  };
};
