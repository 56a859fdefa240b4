import { postPreview } from '../domains/social/index.ts';
import { loadable } from '../lib/loadable.ts';

export const pagePlaceholder = loadable(
  async () => (await import('../pages/placeholder/PagePlaceholder.tsx')).PagePlaceholder,
);

const CODE = { page: pagePlaceholder, post: postPreview };

/** Which code beyond the feed's takes over what stands in the first HTML of a path. */
export const placeholderKind = (path: string): keyof typeof CODE | undefined => {
  if (/^\/(home(\/|$)|$)/.test(path)) return undefined;
  return path.startsWith('/posts/') ? 'post' : 'page';
};

export const placeholderCode = async (path: string): Promise<void> => {
  const kind = placeholderKind(path);
  if (kind) await CODE[kind].load();
};

/** All of it: any page may be next. */
export const allPlaceholderCode = (): Promise<unknown> =>
  Promise.all(Object.values(CODE).map((each) => each.load()));
