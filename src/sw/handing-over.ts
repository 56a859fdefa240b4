import {
  FILE_NAME,
  HANDED_FILES,
  HANDED_WORDS,
  handedWords,
  MOST_HANDED,
} from '../lib/handed/handed.model.ts';
import { forgetHanded } from '../lib/handed/handed.ts';
import { PERSONAL_CACHE } from '../lib/storage/personal.ts';

/** The form fields that the manifest names. */
const textOf = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

const responseOf = (file: File): Response =>
  new Response(file, { headers: { 'content-type': file.type, [FILE_NAME]: encodeURIComponent(file.name) } });

const keep = async (form: FormData): Promise<void> => {
  await forgetHanded();
  const cache = await caches.open(PERSONAL_CACHE);
  const words = handedWords([textOf(form, 'title'), textOf(form, 'text'), textOf(form, 'url')]);
  await cache.put(HANDED_WORDS, new Response(words));
  const files = form.getAll('media').filter((each): each is File => each instanceof File && each.size > 0);
  for (const [at, file] of files.slice(0, MOST_HANDED).entries())
    await cache.put(HANDED_FILES + at, responseOf(file));
};

/** Keeps what another application hands over, and opens the page where one chooses what becomes of it. */
export const takeOver = async (request: Request): Promise<Response> => {
  await keep(await request.formData()).catch(() => undefined);
  return Response.redirect('/publish?shared', 303);
};
