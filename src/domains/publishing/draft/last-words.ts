import { storedValue } from '../../../lib/storage/stored-value.ts';
import type { DraftWords } from './draft.model.ts';

const isWords = (value: unknown): value is DraftWords =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** What was written when the page was left, until the device's database has it: only this is written before a page is gone. */
export const lastWords = storedValue('me.draft', 1, isWords);
