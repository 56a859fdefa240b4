import type { KeyboardEvent } from 'react';

/** A key that belongs to a composition (pinyin): Safari sends the one that ends it afterwards, marked by its code alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Enter that is meant as "send": Shift+Enter breaks the line, and Enter that ends a composition takes its word. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event);
