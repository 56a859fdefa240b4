import type { Plugin } from 'vite';

const NAME = 'virtual:component-facts';
const COMPONENT = /\/design-system\/src\/components\/\w+\/\w+\.tsx$/;

/** What the props tables cannot see: values that variants give to props that are left out; `null` is no choice of anybody, and an element is any. */
const completed = (defaults: Record<string, Record<string, string>>): string => `
;[${Object.entries(defaults)
  .map(([name, values]) => `[${name}, ${JSON.stringify(values)}]`)
  .join(', ')}].forEach(([{ __docgenInfo: docs }, values]) => {
  for (const [name, prop] of Object.entries(docs?.props ?? {})) {
    prop.type.name = prop.type.name.replace(/ \\| null\\b/, '').replace(/<unknown, .*>$/, '');
    if (name in values) prop.defaultValue ??= { value: values[name] };
  }
});`;

/** Hands the facts of all components to the pages of docs; read when such a page asks, and never in the product. */
export const factsPlugin = (): Plugin => ({
  name: 'livery:component-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) => {
    if (id !== `\0${NAME}`) return undefined;
    const { readFacts } = await import('./facts.ts');
    return `export default ${JSON.stringify(await readFacts())};`;
  },
  transform: {
    order: 'post',
    handler: async (code, id) => {
      if (!COMPONENT.test(id) || !code.includes('__docgenInfo')) return undefined;
      const { readDefaults } = await import('./facts.ts');
      const own = Object.entries(readDefaults(id)).filter(([name]) =>
        new RegExp(`\\b${name}\\.__docgenInfo`).test(code),
      );
      return own.length === 0 ? undefined : { code: code + completed(Object.fromEntries(own)), map: null };
    },
  },
});
