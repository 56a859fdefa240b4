import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@livery/contract';
import { productTexts } from '../../../server/cli/brand/product-texts.ts';

const DEMO = join(import.meta.dirname, '../../../server/demo');

/** Texts that the product says in every brand. */
export const sharedTexts = (await Promise.all(LOCALES.map(productTexts)))
  .flatMap((texts) => Object.values(texts))
  .join('\n');

/** What people say in the demo, and what they are called. */
function demoTexts(): string {
  const files = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  );
  return files.map((path) => readFileSync(join(DEMO, path), 'utf8')).join('\n');
}

let known: string | undefined;

/** Fewer letters than these say something by chance: `Self`, `我们`. */
const FEWEST = { latin: 6, han: 3 } as const;

/** True for a text that product and demo never say and that is too long to stand somewhere by chance. */
export function isDistinctive(text: string): boolean {
  known ??= `${sharedTexts}\n${demoTexts()}`.toLowerCase();
  const fewest = /\p{Script=Han}/u.test(text) ? FEWEST.han : FEWEST.latin;
  return [...text].length >= fewest && !known.includes(text.toLowerCase());
}
