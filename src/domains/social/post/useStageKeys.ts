import { useEffect, useEffectEvent } from 'react';

/** What stands over a post has keys of its own. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key is meant for the post: nobody writes, nothing lies over it, and it is no shortcut of the browser. */
const isForPost = (event: KeyboardEvent): boolean => {
  const { target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false;
  const isWriting =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return !isWriting && document.querySelector(OVERLAYS) === null;
};

/** Letters that do something on a post, in either case. */
export const useStageKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const work = keys[event.key.toLowerCase()];
    if (!work || event.repeat || !isForPost(event)) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
