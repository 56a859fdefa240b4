import { useEffect, useState } from 'react';
import { announce } from '../../../lib/errors/announce.ts';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { type Checked, ContentCheck } from './content-check.ts';

/**
 * Asks the server about what one field says while it is written; a word of the brand's list is named in a dialog, once.
 * Returns why it would be refused. Read it inside an `observer`.
 */
export const useContentCheck = (content: Checked): Words | undefined => {
  const { http, toasts, alerts } = useStores();
  const [check] = useState(
    () => new ContentCheck(http, ({ explanation }) => announce(explanation, { toasts, alerts })),
  );
  const written = JSON.stringify(content);
  useEffect(() => check.look(JSON.parse(written)), [check, written]);
  useEffect(() => () => check.stop(), [check]);
  return check.refusal && failureWordsOf(check.refusal);
};
