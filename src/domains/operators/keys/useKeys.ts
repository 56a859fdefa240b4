import { useEffect, useEffectEvent } from 'react';

/** By the key that is pressed, in small letters; a key that it does not name is let be. */
export type Keys = Readonly<Record<string, () => void>>;

/** Where people write, keys are letters. */
const WRITING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
/** What stands over the page has keys of its own, wherever the focus is. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isForPage = (event: KeyboardEvent): boolean => {
  const { target, defaultPrevented, isComposing, repeat, ctrlKey, metaKey, altKey } = event;
  // A key that is held would decide on what nobody has seen.
  if (defaultPrevented || isComposing || repeat || ctrlKey || metaKey || altKey) return false;
  const isWriting = target instanceof Element && target.closest(WRITING) !== null;
  return !isWriting && document.querySelector(OVERLAYS) === null;
};

/** Keys of a page of the console, wherever the focus is: not while somebody writes, nor under a dialog. */
export const useKeys = (keys: Keys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isForPage(event) ? keys[event.key.toLowerCase()] : undefined;
    if (!act) return;
    act();
    event.preventDefault();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
};
