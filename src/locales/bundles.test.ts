// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(SRC, path), 'utf8');
const idsOf = (path: string) => Object.keys(JSON.parse(read(path)) as object);

const own = new Map(
  globSync('domains/*/texts/zh-CN.json', { cwd: SRC }).map((path) => [path.split('/')[1] ?? '', idsOf(path)]),
);
const ownerOf = new Map([...own].flatMap(([domain, ids]) => ids.map((id) => [id, domain] as const)));

/** Folders that a domain's module brings: its own, those without a module of their own, and its pages'. */
const BROUGHT_WITH: Record<string, string> = {};
/** A program of its own, with its pages: no module brings it. */
const CONSOLE = 'operators';
const moduleOf = (domain: string): string =>
  domain === CONSOLE ? "import('../../pages/ops/')" : read(`domains/${domain}/${domain}.domain.ts`);
const pageFolders = new Map(
  [...own.keys()].flatMap((domain) =>
    [...moduleOf(domain).matchAll(/pages\/([\w-]+)\//g)].map(([, folder]) => [folder ?? '', domain] as const),
  ),
);
/** Come with `lazily(…, { domain: 'auth' })`. */
const HOSTS_OF_AUTH = /^app\/hosts\/(Login|useLogin|Auth)/;
/** Stands on conversations, and comes with `lazily(…, { domain: 'groups' })`: both say something in it. */
const ABOUT_GROUPS = 'domains/messages/components/groups/';

/** `uses: ['auth']` of a domain's module. */
const usedBy = (domain: string): string[] => {
  const [, list = ''] = /uses: \[([^\]]*)\]/.exec(moduleOf(domain)) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '');
};
const mayBeSaidIn = (domain: string | undefined): readonly string[] =>
  domain === undefined ? [] : [domain, ...(own.has(domain) ? usedBy(domain) : [])];

const alsoSaidIn = (file: string): readonly string[] => (file.startsWith(ABOUT_GROUPS) ? ['groups'] : []);

const domainOf = (file: string): string | undefined => {
  const [layer, folder = ''] = file.split('/');
  if (layer === 'domains') return own.has(folder) ? folder : BROUGHT_WITH[folder];
  if (layer === 'pages') return pageFolders.get(folder);
  return HOSTS_OF_AUTH.test(file) ? 'auth' : undefined;
};

it('a file says only texts that come with it: those of the first screen, those that domains share, its own domain’s', () => {
  const files = globSync('{app,domains,pages,lib}/**/*.{ts,tsx}', { cwd: SRC }).filter(
    (file) => !/\.(test|stories)\.|testing/.test(file),
  );
  const saidIn = (file: string) => [...mayBeSaidIn(domainOf(file)), ...alsoSaidIn(file)];
  const strays = files.flatMap((file) =>
    [...read(file).matchAll(/'([a-z_]+(?:\.[a-z_]+)+)'/g)]
      .map(([, id]) => id ?? '')
      .filter((id) => ownerOf.has(id) && !saidIn(file).includes(ownerOf.get(id) ?? ''))
      .map((id) => `${file}: ${id}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(strays).toEqual([]);
});
