import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
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

/** Load binaries of their own from beside them, so they stay where they are installed. */
const NOT_BUNDLED = { sharp: ['default'], '@node-rs/argon2': ['hash', 'verify'] };
/** Bundles of their own, with what is taken from them: a start needs none, and many a process never does. */
const LATE = {
  '@formatjs/icu-messageformat-parser': [
    ...['isLiteralElement', 'isPluralElement', 'isPoundElement', 'isSelectElement', 'parse'],
  ],
  '@zxcvbn-ts/language-common': ['dictionary'],
  ajv: ['Ajv'],
  'ajv/dist/2020.js': ['Ajv2020'],
  'fast-json-stringify': ['default'],
  glob: ['glob'],
  jose: ['createRemoteJWKSet', 'errors', 'jwtVerify'],
  nodemailer: ['createTransport'],
  otpauth: ['Secret', 'TOTP'],
  tldts: ['parse'],
  yaml: ['parse', 'stringify'],
  yauzl: ['openPromise'],
};
const TAKEN = { ...NOT_BUNDLED, ...LATE };
const fileOf = (name) => `${name.replace(/[^a-z\d]+/g, '-').replace(/^-/, '')}.cjs`;
/** As the bundle asks for it. */
const placeOf = (name) => (name in LATE ? `./late/${fileOf(name)}` : name);

const WHEN_USED = '\0when-used:';
/** Loaded as soon as anything is done with what was taken from it. */
const whenUsedPlugin = () => ({
  name: 'when-used',
  enforce: 'pre',
  resolveId: (id) => (id in TAKEN ? WHEN_USED + id : undefined),
  load(id) {
    const name = id.startsWith(WHEN_USED) ? id.slice(WHEN_USED.length) : undefined;
    if (name === undefined) return;
    const exported = TAKEN[name].map((each) =>
      each === 'default'
        ? 'export default late((library) => library.default ?? library);'
        : `export const ${each} = late((library) => library.${each});`,
    );
    return [
      `import { createRequire } from 'node:module';`,
      'const load = createRequire(import.meta.url);',
      'let loaded;',
      `const library = () => (loaded ??= load('${placeOf(name)}'));`,
      LATE_VALUE,
      ...exported,
    ].join('\n');
  },
});

/** Stands for a function, a class or an object. */
const LATE_VALUE = `const late = (from) => new Proxy(function () {}, {
  apply: (_, self, given) => Reflect.apply(from(library()), self, given),
  construct: (_, given) => Reflect.construct(from(library()), given),
  get: (_, name) => from(library())[name],
});`;

/** What is taken from each, as an entry of the second bundle. */
const entriesPlugin = () => ({
  name: 'entries',
  resolveId: (id) => (id.startsWith('late:') ? `\0${id}` : undefined),
  load(id) {
    const name = id.startsWith('\0late:') ? id.slice('\0late:'.length) : undefined;
    return name === undefined ? undefined : `export { ${LATE[name].join(', ')} } from '${name}';`;
  },
});

/** `import` of a module of Node looks at each of its names, and some bring much with them: \`node:http\` all of fetch. */
const builtinsPlugin = () => ({
  name: 'builtins',
  renderChunk(code) {
    const builtin = (name) => `process.getBuiltinModule(${JSON.stringify(name)})`;
    return code.replace(
      /^import (?:\* as (\S+)|(\w[\w$]*)?(?:, )?(?:\{ ([^}]*) \})?) from "((?:node:)?[a-z_/]+)";$/gm,
      (line, all, whole, names, name) => {
        if (!isBuiltin(name) || name.endsWith('module')) return line;
        const fields = names?.replaceAll(' as ', ': ');
        return [
          ...[all, whole].flatMap((one) => (one ? [`const ${one} = ${builtin(name)};`] : [])),
          ...(fields ? [`const { ${fields} } = ${builtin(name)};`] : []),
        ].join(' ');
      },
    );
  },
});

/** Less to read and to hold; functions keep their names, so that a stack says as much as before. */
const SHORT = {
  compress: false,
  mangle: { toplevel: false, keepNames: true },
  codegen: { removeWhitespace: true, asciiOnly: true },
};

const NOTICES = /\/\*![\s\S]*?\*\/|^\/\/!.*$/gm;
/** One letter beyond ASCII, and Node holds the file in twice the memory: authors of libraries have them in their notices. */
const asciiPlugin = () => ({
  name: 'ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(NOTICES, withoutAccents);
  },
});
const withoutAccents = (text) => text.normalize('NFD').replace(/[^\n -~]/g, '');

/** What our modules find beside themselves, such as migrations, is where it was. */
const sourcesPlugin = () => ({
  name: 'sources',
  transform(code, id) {
    if (id.startsWith('\0') || id.includes('/node_modules/') || !code.includes('import.meta.')) return;
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
/** Loads all that a start loads and keeps it compiled: later the folder may be read-only. What loads later is there, too. */
const WARM = `import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
enableCompileCache(${JSON.stringify(join(FOLDER, 'compiled'))});
await import(${JSON.stringify(pathToFileURL(join(FOLDER, 'server.mjs')).href)});
flushCompileCache();
const require = createRequire(${JSON.stringify(pathToFileURL(join(FOLDER, 'main.mjs')).href)});
for (const [name, taken] of ${JSON.stringify(Object.keys(TAKEN).map((name) => [placeOf(name), TAKEN[name]]))}) {
  const library = require(name);
  const lacking = taken.find((each) => each !== 'default' && !(each in library));
  if (lacking) throw new Error(name + ' has no ' + lacking);
}
flushCompileCache();
const { keepBuiltReadings } = await import(${JSON.stringify(pathToFileURL(join(FOLDER, 'readings.mjs')).href)});
await keepBuiltReadings(${JSON.stringify(join(root, 'brands'))});
process.exit();
`;

const COMMON = {
  ...{ configFile: false, root, logLevel: 'warn', publicDir: false, ssr: { noExternal: true } },
  build: { ssr: true, emptyOutDir: true, target: 'node24', minify: false },
};

/** Bundles the server into dist/server when an input has changed since the last complete bundle. */
export async function ensureBundled() {
  const inputs = hashOfInputs(INPUTS);
  if (existsSync(join(FOLDER, 'main.mjs')) && existsSync(MARKER) && readFileSync(MARKER, 'utf8') === inputs)
    return;
  console.error('Bundling the server …');
  rmSync(MARKER, { force: true });
  await build({
    ...COMMON,
    plugins: [whenUsedPlugin(), sourcesPlugin(), builtinsPlugin(), asciiPlugin()],
    // By it what a program has read of a brand is known from what another has.
    define: { PROGRAM: JSON.stringify(inputs) },
    build: {
      ...{ ...COMMON.build, outDir: FOLDER },
      rolldownOptions: {
        input: {
          run: join(root, 'server/src/main.ts'),
          server: join(root, 'server/src/server.ts'),
          readings: join(root, 'server/src/brand/brand.kept.ts'),
        },
        output: {
          ...{ entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          minify: SHORT,
        },
      },
    },
  });
  await build({
    ...COMMON,
    plugins: [entriesPlugin(), asciiPlugin()],
    build: {
      ...{ ...COMMON.build, outDir: join(FOLDER, 'late') },
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(LATE).map((name) => [fileOf(name), `late:${name}`])),
        output: {
          ...{ format: 'cjs', entryFileNames: '[name]', chunkFileNames: '[name]-[hash].cjs' },
          minify: SHORT,
        },
      },
    },
  });
  writeFileSync(join(FOLDER, 'main.mjs'), ENTRY);
  // Whoever builds may keep what they compile elsewhere: this is kept with the bundle.
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const warmed = spawnSync(process.execPath, ['--input-type=module', '-e', WARM], {
    stdio: ['ignore', 2, 2],
    env,
  });
  if (warmed.status !== 0) throw new Error('The bundled server could not be loaded.');
  // Node keeps what it compiled for whoever built it alone, and a server runs as somebody else.
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  writeFileSync(MARKER, inputs);
}

if (process.argv[1] === import.meta.filename) await ensureBundled();
