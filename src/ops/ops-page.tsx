import { Skeleton } from '@livery/design-system';
import { type ComponentType, createElement } from 'react';
import { loadable } from '../lib/loadable.ts';
import { PageFailure } from '../lib/PageFailure.tsx';
import { useLoaded } from '../lib/useLoaded.ts';

/** A page of the console, fetched when somebody goes there; all styles and texts of the console are there before. */
export const opsPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType => {
  const page = loadable(async () => (await load())[name]);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering.
  return function Later() {
    const loaded = useLoaded(page);
    if (loaded.status === 'ready') return createElement(loaded.value);
    return loaded.status === 'loading' ? <Skeleton /> : <PageFailure retry={loaded.retry} level={1} />;
  };
};
