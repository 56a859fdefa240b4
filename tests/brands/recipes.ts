import { readFile } from 'node:fs/promises';

/** A recipe as brands/README.md tells it. */
export interface ToldRecipe {
  readonly name: string;
  readonly does: string;
  readonly brand: Readonly<Record<string, unknown>>;
  readonly tokens: Readonly<Record<string, unknown>>;
}

const README = new URL('../../brands/README.md', import.meta.url);

/** The recipes as they are told: a heading, a sentence, then one block of JSON. */
export async function readRecipes(): Promise<ToldRecipe[]> {
  const text = await readFile(README, 'utf8');
  const chapter = /\n## Recipes\n(.*?)(?=\n## |$)/s.exec(text)?.[1] ?? '';
  return [...chapter.matchAll(/\n### (.+?)\n\n(.+?)\n\n```json\n(.*?)```/gs)].map(
    ([, name = '', does = '', json = '']) => ({
      ...{ name, does },
      ...(JSON.parse(json) as Pick<ToldRecipe, 'brand' | 'tokens'>),
    }),
  );
}
