import { useMemo, useSyncExternalStore } from 'react';
import { type Named, nicknames } from './nicknames.store.ts';

const current = () => nicknames.given;

/** What people are called by whoever reads: another function after each change, so that it may stand in any component. */
export const useNameOf = (): ((person: Named) => string) => {
  const given = useSyncExternalStore(nicknames.watch, current, current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads them
  return useMemo(() => (person: Named) => nicknames.nameOf(person), [given]);
};
