import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMessages } from './all-messages.ts';

const sources = join(import.meta.dirname, '..');

/** Every text of one language: the shared ones and each domain's. */
const textsOf = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`{locales,domains/*/texts}/${locale}.json`, { cwd: sources }).map(
      (file) => JSON.parse(readFileSync(join(sources, file), 'utf8')) as object,
    ),
  );
const chinese = textsOf('zh-CN');
const english = textsOf('en');

const code = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const ARGUMENT = 1;

/** Names of the holes of a compiled text, branches of plurals included. */
const holesOf = (message: unknown): string[] => {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    else if (typeof node === 'object' && node !== null) {
      const { type, value, options } = node as { type?: number; value?: unknown; options?: object };
      if (type !== undefined && type >= ARGUMENT && typeof value === 'string') names.add(value);
      for (const branch of Object.values(options ?? {})) walk((branch as { value: unknown }).value);
    }
  };
  walk(message);
  return [...names].sort();
};

describe('the texts', () => {
  it('stand in both languages, each in one file', () => {
    const files = globSync('{locales,domains/*/texts}/zh-CN.json', { cwd: sources });
    const all = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(sources, file), 'utf8'))));
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
  });

  it('have the same holes in both languages', async () => {
    const [chineseTexts, englishTexts] = await Promise.all([loadMessages('zh-CN'), loadMessages('en')]);
    for (const id of Object.keys(chinese)) {
      expect([id, holesOf(englishTexts[id])]).toEqual([id, holesOf(chineseTexts[id])]);
    }
  });

  it('are all said somewhere', () => {
    const said = code(sources);
    const patterns = [...said.matchAll(/`([a-z_.]+)\$\{/g)].map(([, start]) => start ?? '');
    const unsaid = Object.keys(chinese).filter(
      (id) =>
        !said.includes(`'${id}'`) &&
        !said.includes(`"${id}"`) &&
        !patterns.some((start) => id.startsWith(start)),
    );
    expect(unsaid).toEqual([]);
  });

  it('are words, not leftovers', () => {
    for (const text of [...Object.values(chinese), ...Object.values(english)]) {
      expect(text).not.toMatch(/TODO|lorem|^\s|\s$/i);
      expect(text).not.toBe('');
    }
  });
});
