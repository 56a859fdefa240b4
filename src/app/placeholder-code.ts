import { createElement } from 'react';
import { postPreview } from '../domains/social/index.ts';
import { loadable } from '../lib/loadable.ts';
import type { PagePlaceholderProps } from '../pages/placeholder/PagePlaceholder.tsx';

const pagePlaceholder = loadable(
  async () => (await import('../pages/placeholder/PagePlaceholder.tsx')).PagePlaceholder,
);

/** A page that is on its way. Where the first screen is another one its code comes a moment later; until then nothing stands there. */
export const Placeholder = (props: PagePlaceholderProps) =>
  pagePlaceholder.value ? createElement(pagePlaceholder.value, props) : props.children || null;

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
