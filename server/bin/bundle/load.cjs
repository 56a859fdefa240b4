/**
 * Loads the files of the bundle. Node's loader of modules decodes, links and waits where nothing has to be, and its cache of
 * compiled code stays in memory once it has been used (docs/decisions/0152).
 */
const { createHash } = process.getBuiltinModule('node:crypto');
const { readFileSync } = process.getBuiltinModule('node:fs');
const { createRequire, isBuiltin } = process.getBuiltinModule('node:module');
const { join } = process.getBuiltinModule('node:path');
const { Script } = process.getBuiltinModule('node:vm');

const DIGEST = 32;
/** V8 looks only at how long a text is, and believes what was compiled whatever became of it: a spoilt one ends the process. */
const digestOf = (content, compiled) => createHash('sha256').update(content).update(compiled).digest();
const keptPath = (file) => join(__dirname, 'compiled', file);

/** What was compiled of this text when it was built; another Node refuses it, and is only slower. */
const keptOf = (file, content) => {
  try {
    const kept = readFileSync(keptPath(file));
    const compiled = kept.subarray(DIGEST);
    return digestOf(content, compiled).equals(kept.subarray(0, DIGEST)) ? compiled : undefined;
  } catch {
    return undefined;
  }
};

/** Told of each script, while the bundle is built. */
let onCompiled;

const compile = (file) => {
  const content = readFileSync(join(__dirname, file));
  const script = new Script(content.toString('latin1'), {
    filename: join(__dirname, file),
    cachedData: keptOf(file, content),
  });
  onCompiled?.(file, script, content);
  return script;
};

const loaded = new Map();
let installed;
const requireInstalled = (name) => {
  installed ??= createRequire(__filename);
  return installed(name);
};

/** As `require` in a file of that folder. */
const requireIn = (folder) => (name) => {
  if (name.startsWith('.')) return load(join(folder, name));
  return isBuiltin(name) ? process.getBuiltinModule(name) : requireInstalled(name);
};
const requireBeside = requireIn('.');
/** What stands outside the bundle: by its address, or by its name where it is installed. */
const importModule = (specifier) => import(specifier);

/** @param file of the bundle, as seen from its folder */
const load = (file) => {
  const known = loaded.get(file);
  if (known) return known.exports;
  const module = { exports: {} };
  const run = compile(file).runInThisContext();
  loaded.set(file, module);
  try {
    const require = requireIn(join(file, '..'));
    run(module.exports, require, module, join(__dirname, file), requireBeside, importModule);
  } catch (error) {
    // As in Node: who asks again is told again.
    loaded.delete(file);
    throw error;
  }
  return module.exports;
};

module.exports = {
  ...{ digestOf, keptOf, keptPath, load, requireBeside },
  tellOfCompiled: (listener) => {
    onCompiled = listener;
  },
};
