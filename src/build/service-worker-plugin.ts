import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Tells one build from another: names of assets carry the hashes of what is in them. */
const nameOf = async (assets: string): Promise<string> =>
  createHash('sha256')
    .update(
      (await readdir(assets))
        .filter((name) => !/\.(?:br|gz)$/.test(name))
        .sort()
        .join(),
    )
    .digest('hex')
    .slice(0, 12);

/** By itself and in one file: it outlives the pages of one version, so it shares no chunk with them. */
const buildWorker = async ({ root, build: { outDir } }: ResolvedConfig): Promise<unknown> =>
  build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    define: {
      'import.meta.env.WORKER_BUILD': JSON.stringify(await nameOf(join(resolve(root, outDir), 'assets'))),
    },
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
