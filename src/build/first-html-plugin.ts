import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LOCALES, type Locale } from '@livery/contract';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { PLACEHOLDERS } from './placeholder-files.ts';
import { precompress } from './precompress.ts';

/** Beside the assets, never served: the server imports it. */
const FOLDER = 'first-html';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

/** The file of a language's first texts is fetched beside the scripts, not after them. */
const textsOf = (manifest: Manifest, base: string): Record<Locale, string> => {
  const fileOf = (locale: Locale) => {
    const entry = manifest[`virtual:messages/${locale}/first`];
    if (!entry) throw new Error(`The build has no texts in ${locale}`);
    return [locale, base + entry.file] as const;
  };
  return Object.fromEntries(LOCALES.map(fileOf)) as Record<Locale, string>;
};

/** Sheets of a chunk and of those that it imports. */
const sheetsOf = (manifest: Manifest, source: string, seen = new Set<string>()): string[] => {
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no chunk of ${source}`);
  if (seen.has(source) || entry.isEntry) return [];
  seen.add(source);
  return [...(entry.css ?? []), ...(entry.imports ?? []).flatMap((other) => sheetsOf(manifest, other, seen))];
};

const placeholdersOf = (manifest: Manifest, base: string) =>
  Object.fromEntries(
    Object.entries(PLACEHOLDERS).map(([kind, source]) => [
      kind,
      {
        sheets: [...new Set(sheetsOf(manifest, source))].map((file) => base + file),
        script: base + manifest[source]?.file,
      },
    ]),
  );

/** Without scripts no chunk brings the utilities of all pages. */
const plainSheetOf = (manifest: Manifest, base: string): string => {
  const pages = manifest['src/styles/pages.css'];
  if (!pages) throw new Error('The build has no sheet of all pages');
  return base + pages.file;
};

/** As `app.css` orders them, below what Tailwind itself puts first. */
const LAYERS = '@layer properties,theme,base,components,first,utilities;';
const SHEET = /<link rel="stylesheet"[^>]*? href="\/([^"]+)">/;

/**
 * The first screen is painted without scripts: its sheet stands in the HTML, since a request of its own would hold the
 * first paint up by a way there and back; and scripts come behind its picture.
 */
const paintedFirst = (html: string, bundle: Rolldown.OutputBundle): string => {
  const [, name = ''] = SHEET.exec(html) ?? [];
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error('index.html has no sheet of the first screen');
  return (
    html
      // A sheet that a path's own content brings stands before the first one, and must not order the layers.
      .replace('<head>', () => `<head><style>${LAYERS}</style>`)
      // A chunk that comes later finds its sheet by the link, and does not ask for it; nobody fetches a disabled one.
      .replace(
        SHEET,
        () =>
          `<link rel="stylesheet" disabled href="/${name}"><style id="first-sheet">${sheet.source}</style>`,
      )
      .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
  );
};

/** Builds the program that renders the first HTML on the server, for the client that has just been built. */
const buildFirstHtml = async ({ root, base, build: { outDir }, configFile }: ResolvedConfig) => {
  const out = resolve(root, outDir);
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  await build({
    root,
    configFile: configFile ?? false,
    mode: 'production',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.FIRST_TEXTS': JSON.stringify(textsOf(manifest, base)),
      'import.meta.env.PLAIN_SHEET': JSON.stringify(plainSheetOf(manifest, base)),
      'import.meta.env.FIRST_PLACEHOLDERS': JSON.stringify(placeholdersOf(manifest, base)),
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/build/first-html.tsx',
      outDir: join(out, FOLDER),
      manifest: false,
      license: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
};

/** After the build of the client: the program of its first HTML; then every file is compressed. */
export const firstHtmlPlugin = (): Plugin => {
  let config: ResolvedConfig;
  /** A failed build is closed too: its own error has to be seen. */
  let isWritten = false;
  return {
    name: 'livery:first-html',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: { order: 'post', handler: (html, { bundle = {} }) => paintedFirst(html, bundle) },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isWritten) return;
        await buildFirstHtml(config);
        await precompress(resolve(config.root, config.build.outDir, 'assets'));
      },
    },
  };
};
