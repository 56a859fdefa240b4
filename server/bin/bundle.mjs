import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { entriesPlugin, fileOf, LATE, placeOf, TAKEN, whenUsedPlugin } from './bundle/late.mjs';
import { asciiPlugin, luxonPlugin, SHORT, sourcesPlugin, wrapPlugin } from './bundle/text.mjs';
import { hashOfInputs } from './inputs.mjs';
import { root } from './install.mjs';

/** `node dist/server/main.mjs` is `node server/src/main.ts`, ready sooner and with less memory (docs/decisions/0115). */
const FOLDER = join(root, 'dist/server');
const MARKER = join(root, 'dist/server.inputs');
const INPUTS = [
  'server/src',
  'server/bin',
  'contract/src',
  'design-system/src',
  'package.json',
  'package-lock.json',
];

const ENTRY = `process.getBuiltinModule('node:module').createRequire(import.meta.url)('./load.cjs').load('run.cjs');
`;

/** One entry for a start and for the readings of a build: what two share would be a large third file. */
const SERVER = 'virtual:server';
const serverPlugin = () => ({
  name: 'server',
  resolveId: (id) => (id === SERVER ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${SERVER}`
      ? `export { startServer } from '${join(root, 'server/src/server.ts')}';
         export { keepBuiltReadings } from '${join(root, 'server/src/brand/brand.kept.ts')}';`
      : undefined,
});

const COMMON = {
  ...{ configFile: false, root, logLevel: 'warn', publicDir: false, ssr: { noExternal: true } },
  build: { ssr: true, emptyOutDir: true, target: 'node24', minify: false },
};
/** As the sources, which are modules: what throws there throws here. */
const OUTPUT = { format: 'cjs', strict: true, minify: SHORT };

/** Loads all that a start loads and keeps it compiled: later the folder may be read-only. What loads later is there, too. */
const warm = () => {
  const libraries = Object.entries(TAKEN).map(([name, taken]) => [placeOf(name), taken]);
  const program = join(root, 'server/bin/bundle/warm.cjs');
  const { status } = spawnSync(
    process.execPath,
    [program, FOLDER, join(root, 'brands'), JSON.stringify(libraries)],
    { stdio: ['ignore', 2, 2] },
  );
  if (status !== 0) throw new Error('The bundled server could not be loaded.');
};

/** Bundles the server into dist/server when an input has changed since the last complete bundle. */
export async function ensureBundled() {
  const inputs = hashOfInputs(INPUTS);
  // What was compiled, and what was read of brands, is of use to this Node alone.
  const mark = `${inputs} ${process.version}`;
  if (existsSync(join(FOLDER, 'main.mjs')) && existsSync(MARKER) && readFileSync(MARKER, 'utf8') === mark)
    return;
  console.error('Bundling the server …');
  rmSync(MARKER, { force: true });
  await build({
    ...COMMON,
    plugins: [
      serverPlugin(),
      whenUsedPlugin(),
      sourcesPlugin(FOLDER),
      luxonPlugin(),
      asciiPlugin(),
      wrapPlugin(),
    ],
    // By it what a program has read of a brand is known from what another has.
    define: { PROGRAM: JSON.stringify(inputs) },
    build: {
      ...{ ...COMMON.build, outDir: FOLDER },
      rolldownOptions: {
        input: { run: join(root, 'server/src/main.ts'), server: SERVER },
        output: { ...OUTPUT, entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
  await build({
    ...COMMON,
    plugins: [entriesPlugin(), asciiPlugin(), wrapPlugin()],
    build: {
      ...{ ...COMMON.build, outDir: join(FOLDER, 'late') },
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(LATE).map((name) => [fileOf(name), `late:${name}`])),
        output: { ...OUTPUT, entryFileNames: '[name]', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
  writeFileSync(join(FOLDER, 'main.mjs'), ENTRY);
  copyFileSync(join(root, 'server/bin/bundle/load.cjs'), join(FOLDER, 'load.cjs'));
  warm();
  // Whoever builds it may keep its files to themselves, and a server runs as somebody else.
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  writeFileSync(MARKER, mark);
}

if (process.argv[1] === import.meta.filename) await ensureBundled();
