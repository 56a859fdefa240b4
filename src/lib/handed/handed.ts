import { PERSONAL_CACHE } from '../storage/personal.ts';
import { FILE_NAME, HANDED_FILES, HANDED_WORDS, handedWords } from './handed.model.ts';

/** What another application has handed over. */
export interface Handed {
  text: string;
  files: readonly File[];
}

const NOTHING: Handed = { text: '', files: [] };

const fileOf = async (response: Response): Promise<File> => {
  const name = decodeURIComponent(response.headers.get(FILE_NAME) ?? '');
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
};

const read = async (): Promise<Handed> => {
  const cache = await caches.open(PERSONAL_CACHE);
  const words = await cache.match(HANDED_WORDS);
  const files: File[] = [];
  for (let at = 0; ; at += 1) {
    const response = await cache.match(HANDED_FILES + at);
    if (!response) return { text: (await words?.text()) ?? '', files };
    files.push(await fileOf(response));
  }
};

/** What the worker has kept; where there is none, the words that stand in the address. */
export const readHanded = async (query: URLSearchParams): Promise<Handed> => {
  const kept = await read().catch(() => NOTHING);
  if (kept.text !== '' || kept.files.length > 0) return kept;
  return { text: handedWords([query.get('text')]), files: [] };
};

/** It has found its place, or nobody wants it. */
export const forgetHanded = async (): Promise<void> => {
  try {
    const cache = await caches.open(PERSONAL_CACHE);
    const kept = (await cache.keys()).filter(({ url }) => {
      const { pathname } = new URL(url);
      return pathname === HANDED_WORDS || pathname.startsWith(HANDED_FILES);
    });
    await Promise.all(kept.map((request) => cache.delete(request)));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
