import { useStores } from '../../lib/stores/stores.ts';
import { type Loaded, useLoaded } from '../../lib/useLoaded.ts';
import type { People } from './people.ts';

/** Contacts and blacklist of the person at the screen; they come with the first page that shows any. */
export const usePeople = (): Loaded<People> => useLoaded(useStores().domains.store('contacts'));
