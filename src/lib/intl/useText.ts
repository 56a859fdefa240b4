import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './ids.ts';
import { laterTexts } from './later.ts';

export type TextValues = Record<string, string | number>;
export type TextOf = (id: MessageId, values?: TextValues) => string;

/** `const text = useText(); text('feed.empty.title')`. A text that is still on its way is empty until it is here. */
export const useText = (): TextOf => {
  const intl = useIntl();
  return useCallback(
    (id, values) => {
      if (Object.hasOwn(intl.messages, id)) return intl.formatMessage({ id }, values);
      laterTexts.bring().catch(() => undefined);
      return '';
    },
    [intl],
  );
};
