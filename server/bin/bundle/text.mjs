import { dirname, relative, sep } from 'node:path';

/** Less to read and to hold; functions keep their names, so that a stack says as much as before. */
export const SHORT = {
  compress: false,
  mangle: { toplevel: false, keepNames: true },
  codegen: { removeWhitespace: true, asciiOnly: true },
};

const NOTICES = /\/\*![\s\S]*?\*\/|^\/\/!.*$/gm;
/** One letter beyond ASCII, and Node holds the file in twice the memory: authors of libraries have them in their notices. */
export const asciiPlugin = () => ({
  name: 'ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(NOTICES, withoutAccents);
  },
});
const withoutAccents = (text) => text.normalize('NFD').replace(/[^\n -~]/g, '');

/**
 * What our modules find beside themselves, such as migrations, is where it was.
 * @param folder where the bundle will be
 */
export const sourcesPlugin = (folder) => ({
  name: 'sources',
  transform(code, id) {
    if (id.startsWith('\0') || id.includes('/node_modules/') || !code.includes('import.meta.')) return;
    const path = relative(folder, id).split(sep).join('/');
    const at = (file) => `new URL(${JSON.stringify(file)}, import.meta.url)`;
    return code
      .replaceAll('import.meta.url', `${at(path)}.href`)
      .replaceAll('import.meta.dirname', `${at(dirname(path))}.pathname`);
  },
});

/**
 * Times of jobs are reckoned with luxon, inside their library: no date is written, and which language this machine speaks
 * is not asked for. `Intl` would answer from 5 MB of its tables.
 */
export const luxonPlugin = () => ({
  name: 'luxon',
  transform: (code, id) =>
    id.includes('/node_modules/luxon/build/') ? `${code}\nSettings.defaultLocale = 'en-US';` : undefined,
});

/** Of what stands outside the bundle; a script has no `import` of its own that Node would not warn of. */
const IMPORT = /(?<![\w$.])import\(/g;

/** As load.cjs runs it, which reads plain letters. */
export const wrapPlugin = () => ({
  name: 'wrap',
  generateBundle(_, files) {
    for (const file of Object.values(files).filter(({ type }) => type === 'chunk')) {
      if (Buffer.byteLength(file.code) !== file.code.length)
        throw new Error(`${file.fileName} has letters beyond ASCII.`);
      const code = file.code.replace(IMPORT, 'importModule(');
      file.code = `(function(exports,require,module,__filename,requireBeside,importModule){${code}\n})`;
    }
  },
});
