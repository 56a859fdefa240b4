import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locale } from '@livery/contract';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import type { CompiledMessages } from '../lib/intl/messages.ts';
import { precompress } from './precompress.ts';

interface ManifestEntry {
  file: string;
}

type Shell = {
  locales: readonly Locale[];
  renderShell: (locale: Locale, messages: CompiledMessages) => string;
};

/** The texts' file is fetched beside the scripts, not after them. */
const preloadOf = (manifest: Record<string, ManifestEntry>, locale: Locale, base: string): string => {
  const entry = manifest[`virtual:messages/${locale}/first`];
  if (!entry) throw new Error(`The build has no texts in ${locale}`);
  return `<link rel="modulepreload" href="${base}${entry.file}">`;
};

const paintShells = async (config: ResolvedConfig): Promise<void> => {
  const out = resolve(config.root, config.build.outDir);
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const server = await createServer({
    configFile: config.configFile ?? false,
    root: config.root,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { locales, renderShell } = (await server.ssrLoadModule('/src/build/shell.tsx')) as Shell;
    for (const locale of locales) {
      const messages = (await server.ssrLoadModule(`virtual:messages/${locale}/first`)) as {
        default: CompiledMessages;
      };
      const markup = renderShell(locale, messages.default);
      if (/\sstyle="/.test(markup))
        throw new Error('The painted shell has a style attribute; the policy refuses it');
      await writeFile(join(out, `shell.${locale}.html`), preloadOf(manifest, locale, config.base) + markup);
    }
  } finally {
    await server.close();
  }
};

/** After the build: the painted shell of each language, then every file compressed. */
export const shellPlugin = (): Plugin => {
  let config: ResolvedConfig;
  /** A failed build is closed too: there is nothing to paint then, and its own error has to be seen. */
  let isWritten = false;
  return {
    name: 'livery:shell',
    apply: 'build',
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
        if (!isWritten || config.build.ssr) return;
        await paintShells(config);
        await precompress(resolve(config.root, config.build.outDir, 'assets'));
      },
    },
  };
};
