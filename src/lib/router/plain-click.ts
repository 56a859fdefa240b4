import type { MouseEvent } from 'react';

/** A click with a key or another button opens a tab, a window or a menu: the browser's own business. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
