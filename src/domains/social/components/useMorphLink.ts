import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../lib/router/plain-click.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { morphIntoPost } from '../morph.ts';

/** For a link to a post: a plain click lets its picture grow into the post. */
export const useMorphLink = (href: string) => {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    morphIntoPost(event.currentTarget, () => navigate(href));
  };
};
