import { useEffect, useEffectEvent } from 'react';
import { keysOn } from './keys-on.ts';

/** By the key that is pressed, in small letters; a key that it does not name is let be, and so is one whose act did nothing: false. */
export type Keys = Readonly<Record<string, () => boolean>>;

/** Where people write, keys are letters. */
const WRITING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
/** What stands over the page has keys of its own, wherever the focus is. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isForPage = (event: KeyboardEvent): boolean => {
  const { target, defaultPrevented, isComposing, repeat, ctrlKey, metaKey, altKey } = event;
  // A key that is held would decide on what nobody has seen.
  if (keysOn.read() === false || defaultPrevented || isComposing || repeat || ctrlKey || metaKey || altKey)
    return false;
  const isWriting = target instanceof Element && target.closest(WRITING) !== null;
  return !isWriting && document.querySelector(OVERLAYS) === null;
};

/**
 * Keys of a page of the console, wherever the focus is: not while somebody writes, nor under a dialog. What every page has is heard
 * by the window, after what stands on the page: the document.
 */
export const useKeys = (keys: Keys, by: 'document' | 'window' = 'document'): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isForPage(event) ? keys[event.key.toLowerCase()] : undefined;
    if (act?.()) event.preventDefault();
  });
  useEffect(() => {
    const handle = (event: Event) => event instanceof KeyboardEvent && press(event);
    const ears: EventTarget = by === 'window' ? window : document;
    ears.addEventListener('keydown', handle);
    return () => ears.removeEventListener('keydown', handle);
  }, [by]);
};
