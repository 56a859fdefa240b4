import { isFlag, storedValue } from '../../lib/storage/stored-value.ts';

/** Whether this device has posts on their way: only then their code is loaded after a reload. */
export const hasPublications = storedValue('me.publishing', 1, isFlag);
