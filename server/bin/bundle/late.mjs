/** Load binaries of their own from beside them, so they stay where they are installed. */
const NOT_BUNDLED = { sharp: ['default'], '@node-rs/argon2': ['hash', 'verify'] };
/** Bundles of their own, with what is taken from them: a start needs none, and many a process never does. */
export const LATE = {
  '@formatjs/icu-messageformat-parser': [
    ...['isLiteralElement', 'isPluralElement', 'isPoundElement', 'isSelectElement', 'parse'],
  ],
  '@fastify/ajv-compiler': ['module.exports'],
  '@fastify/fast-json-stringify-compiler': ['module.exports'],
  '@zxcvbn-ts/language-common': ['dictionary'],
  ajv: ['Ajv'],
  'ajv/dist/2020.js': ['Ajv2020'],
  'fast-json-stringify': ['default'],
  glob: ['glob'],
  jose: ['createRemoteJWKSet', 'errors', 'jwtVerify'],
  'light-my-request': ['module.exports'],
  nodemailer: ['createTransport'],
  otpauth: ['Secret', 'TOTP'],
  'rrule-temporal': ['RRuleTemporal'],
  tldts: ['parse'],
  yaml: ['parse', 'stringify'],
  yauzl: ['openPromise'],
};
export const TAKEN = { ...NOT_BUNDLED, ...LATE };
export const fileOf = (name) => `${name.replace(/[^a-z\d]+/g, '-').replace(/^-/, '')}.cjs`;
/** As the bundle asks for it. */
export const placeOf = (name) => (name in LATE ? `./late/${fileOf(name)}` : name);

/** What is no name: taken by whoever imports all of it, or asks for it by `require`. */
const EXPORTED = {
  default: 'export default late((library) => library.default ?? library);',
  'module.exports': `const all = late((library) => library.default ?? library);
    export { all as 'module.exports' };`,
};

const WHEN_USED = '\0when-used:';
/** Loaded as soon as anything is done with what was taken from it. */
export const whenUsedPlugin = () => ({
  name: 'when-used',
  enforce: 'pre',
  resolveId: (id) => (id in TAKEN ? WHEN_USED + id : undefined),
  load(id) {
    const name = id.startsWith(WHEN_USED) ? id.slice(WHEN_USED.length) : undefined;
    if (name === undefined) return;
    const exported = TAKEN[name].map(
      (each) => EXPORTED[each] ?? `export const ${each} = late((library) => library.${each});`,
    );
    return [
      'let loaded;',
      `const library = () => (loaded ??= requireBeside('${placeOf(name)}'));`,
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
export const entriesPlugin = () => ({
  name: 'entries',
  resolveId: (id) => (id.startsWith('late:') ? `\0${id}` : undefined),
  load(id) {
    const name = id.startsWith('\0late:') ? id.slice('\0late:'.length) : undefined;
    if (name === undefined) return;
    const taken = LATE[name].map((each) => (each === 'module.exports' ? 'default' : each));
    return `export { ${taken.join(', ')} } from '${name}';`;
  },
});
