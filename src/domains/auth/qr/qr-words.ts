import { passedWordsOf } from '../../../lib/errors/passed.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

/** What the panel and the dialog say about a failed call: something in any case, also beside what was announced. */
export const qrWordsOf = (error: unknown): Words => passedWordsOf(error) ?? { id: 'error.retry_later' };
