import type { Quote } from '@livery/contract';
import { useCallback } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { isRetracted, kindOf } from '../../message.model.ts';

/** The words of a quoted message, and whose they are. */
export const useQuote = () => {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  return useCallback(
    (quote: Quote) => {
      const kind = kindOf(quote);
      const named = kind === undefined ? quote.text : (quote.filename ?? text(kind));
      return {
        author:
          quote.user_id === users.id
            ? text('room.you')
            : nameOf({ id: quote.user_id, nickname: quote.nickname }) || text('room.someone'),
        text: isRetracted(quote) ? text('room.quote.gone') : named,
      };
    },
    [text, users, nameOf],
  );
};
