/** `node warm.cjs <folder of the bundle> <folder of brands> <libraries>`: loads all of a bundle, and keeps it compiled. */
const { mkdirSync, readdirSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const [, , folder, brands, libraries] = process.argv;
const { digestOf, keptPath, load, requireBeside, tellOfCompiled } = require(join(folder, 'load.cjs'));

const compiled = new Map();
tellOfCompiled((file, script, content) => compiled.set(file, { script, content }));

const keepCompiled = () => {
  for (const [file, { script, content }] of compiled) {
    const data = script.createCachedData();
    mkdirSync(dirname(keptPath(file)), { recursive: true });
    writeFileSync(keptPath(file), Buffer.concat([digestOf(content, data), data]));
  }
  compiled.clear();
};

const WHOLE = new Set(['default', 'module.exports']);
/** Each is there, and has what is taken from it. */
const tryLibraries = () => {
  for (const [place, taken] of JSON.parse(libraries)) {
    const library = requireBeside(place);
    const lacking = taken.find((each) => !WHOLE.has(each) && !(each in library));
    if (lacking) throw new Error(`${place} has no ${lacking}`);
  }
};

const OWN = new Set(['load.cjs', 'run.cjs']);
const loadTheRest = () => {
  for (const name of readdirSync(folder)) if (name.endsWith('.cjs') && !OWN.has(name)) load(name);
};

const { keepBuiltReadings } = load('server.cjs');
// Now, before functions that no start runs are compiled as well.
keepCompiled();
tryLibraries();
loadTheRest();
keepCompiled();
keepBuiltReadings(brands).then(() => process.exit());
