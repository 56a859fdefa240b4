import { readFile } from 'node:fs/promises';

/** A recipe of brands/README.md: fields of `brand.json` and `$value`s of `tokens.json` by their paths. */
export interface Recipe {
  readonly name: string;
  readonly brand: Readonly<Record<string, unknown>>;
  readonly tokens: Readonly<Record<string, unknown>>;
}

const README = new URL('../../brands/README.md', import.meta.url);

/** The recipes as they are told: a heading, then one block of JSON. */
export async function readRecipes(): Promise<Recipe[]> {
  const text = await readFile(README, 'utf8');
  const chapter = /\n## Recipes\n(.*?)(?=\n## |$)/s.exec(text)?.[1] ?? '';
  return [...chapter.matchAll(/\n### (.+?)\n.*?```json\n(.*?)```/gs)].map(([, name = '', json = '']) => ({
    name,
    ...(JSON.parse(json) as Omit<Recipe, 'name'>),
  }));
}
