import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './ids.ts';

export type TextValues = Record<string, string | number>;
export type TextOf = (id: MessageId, values?: TextValues) => string;

/** `const text = useText(); text('feed.empty.title')` */
export const useText = (): TextOf => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
