import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { morphIntoPost } from '../morph.ts';

/** For a link to a post: a plain click lets its picture grow into the post. */
export const useMorphLink = (href: string) => {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    morphIntoPost(event.currentTarget, () => void navigate(href));
  };
};
