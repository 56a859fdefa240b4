import { useCallback } from 'react';
import type { MessageId } from './ids.ts';
import { useLanguage } from './language.ts';
import { lazyTexts } from './lazy-texts.ts';
import { formatText, piecesOf, type TextValues } from './pattern.ts';

export type { TextValues };
export type TextOf = (id: MessageId, values?: TextValues) => string;

/** Asked for while drawing: it will be drawn again once they are here. */
const loadTextsOf = (id: MessageId): void => {
  const names = id.startsWith('error.') ? ['errors', 'shared'] : ['shared'];
  for (const name of names) lazyTexts.load(name).catch(() => undefined);
};

/** `const text = useText(); text('feed.empty.title')`. A text that is still on its way is empty until it is here. */
export const useText = (): TextOf => {
  const language = useLanguage();
  return useCallback(
    (id, values) => {
      const text = formatText(language, id, values);
      if (text === undefined) loadTextsOf(id);
      return text ?? '';
    },
    [language],
  );
};

/** A text around elements: links inside a sentence. Each element needs a key. */
export const useTextAround = () => {
  const { messages } = useLanguage();
  return <Element>(id: MessageId, values: Record<string, Element>): (string | Element)[] =>
    piecesOf(messages[id] ?? [], values);
};
