import { isFlag, storedValue } from '../../../lib/storage/stored-value.ts';

/** Whether keys of one letter act in this browser: they do until somebody wants none, who speaks to it or strays on its keys. */
export const keysOn = storedValue('ops.keys', 1, isFlag);
