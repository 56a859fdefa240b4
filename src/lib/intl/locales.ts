import { first } from 'virtual:messages';
import type { Locale } from '@livery/contract';

/** Languages that there are texts in. Their names and the like (`LANGUAGES`) are not in the first screen. */
export const LOCALES = Object.keys(first) as Locale[];
