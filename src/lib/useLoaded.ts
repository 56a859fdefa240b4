import { useCallback, useEffect, useState } from 'react';
import { connection } from './connection.ts';
import type { Loadable } from './loadable.ts';

/** `loading`: on its way. `failed`: it did not come; it is fetched again when the network is back. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; error: unknown; retry: () => void };

/** Fetches what `loadable` names, once it is `wanted`. One that has come before is `ready` in the first render. */
export const useLoaded = <Value>(loadable: Loadable<Value>, isWanted = true): Loaded<Value> => {
  const [, setCount] = useState(0);
  const [lastFailure, setFailure] = useState<{ of: Loadable<Value>; error: unknown }>();
  const retry = useCallback(() => setFailure(undefined), []);
  // What did not come says nothing about what is wanted now.
  const failure = lastFailure?.of === loadable ? lastFailure : undefined;
  const { value } = loadable;
  const isHere = value !== undefined;
  useEffect(() => {
    if (isHere || !isWanted) return undefined;
    if (failure) return connection.onceBack(retry);
    let isMounted = true;
    loadable.load().then(
      () => isMounted && setCount((count) => count + 1),
      (error: unknown) => isMounted && setFailure({ of: loadable, error }),
    );
    return () => {
      isMounted = false;
    };
  }, [loadable, isHere, isWanted, failure, retry]);
  if (value !== undefined) return { status: 'ready', value };
  return failure ? { status: 'failed', error: failure.error, retry } : { status: 'loading' };
};
