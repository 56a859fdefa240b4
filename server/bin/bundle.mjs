import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
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

/** Load binaries of their own beside them. */
const NOT_BUNDLED = ['sharp', '@node-rs/argon2'];

/** What our modules find beside themselves, such as migrations, is where it was. */
const sourcesPlugin = () => ({
  name: 'sources',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.')) return;
    const path = relative(FOLDER, id).split(sep).join('/');
    const at = (file) => `new URL(${JSON.stringify(file)}, import.meta.url)`;
    return code
      .replaceAll('import.meta.url', `${at(path)}.href`)
      .replaceAll('import.meta.dirname', `${at(dirname(path))}.pathname`);
  },
});

const ENTRY = `import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
enableCompileCache(fileURLToPath(new URL('./compiled', import.meta.url)));
await import('./run.mjs');
`;
/** Loads all that a start loads and keeps it compiled: later the folder may be read-only. */
const WARM = `import { enableCompileCache, flushCompileCache } from 'node:module';
enableCompileCache(${JSON.stringify(join(FOLDER, 'compiled'))});
await import(${JSON.stringify(pathToFileURL(join(FOLDER, 'server.mjs')).href)});
flushCompileCache();
process.exit();
`;

/** Bundles the server into dist/server when an input has changed since the last complete bundle. */
export async function ensureBundled() {
  const inputs = hashOfInputs(INPUTS);
  if (existsSync(join(FOLDER, 'main.mjs')) && existsSync(MARKER) && readFileSync(MARKER, 'utf8') === inputs)
    return;
  console.error('Bundling the server …');
  rmSync(MARKER, { force: true });
  await build({
    ...{ configFile: false, root, logLevel: 'warn', publicDir: false, plugins: [sourcesPlugin()] },
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ...{ ssr: true, outDir: FOLDER, emptyOutDir: true, target: 'node24', minify: false },
      rolldownOptions: {
        input: { run: join(root, 'server/src/main.ts'), server: join(root, 'server/src/server.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  writeFileSync(join(FOLDER, 'main.mjs'), ENTRY);
  const warmed = spawnSync(process.execPath, ['--input-type=module', '-e', WARM], {
    stdio: ['ignore', 2, 2],
  });
  if (warmed.status !== 0) throw new Error('The bundled server could not be loaded.');
  writeFileSync(MARKER, inputs);
}

if (process.argv[1] === import.meta.filename) await ensureBundled();
