import { jsonText } from '../../server/cli/brand/json-text.ts';
import { isGroup, type Json } from '../json.ts';

/** Files of a folder by their paths: text of those that are text. */
type Files = Readonly<Record<string, string | number>>;

/** A file of words; empty where there is none, or where it cannot be read. */
export function wordsIn(files: Files, path: string): Json {
  try {
    const json: unknown = JSON.parse(String(files[path] ?? '{}'));
    return isGroup(json) ? json : {};
  } catch {
    return {};
  }
}

/** What is put into the folder; null takes a file away that says nothing more. */
export const wordsFile = (words: Json): string | null =>
  Object.keys(words).every((key) => key.startsWith('$')) ? null : `${jsonText(words)}\n`;
