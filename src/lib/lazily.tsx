import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { laterTexts } from './intl/later.ts';

/**
 * `const Page = lazily(() => import('./Page.tsx'), 'Page')`: a component of another chunk, with the texts it says and the
 * styles it wears.
 * `domain` names the domain whose texts it says too.
 * State instead of `lazy` and `Suspense`: when the texts arrive while a boundary retries, React 19.3 loses the retry and
 * the page stays empty (decision 0008). A chunk that does not come is thrown to the error boundary.
 */
export const lazily = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { fallback = null, domain }: { fallback?: ReactNode; domain?: string } = {},
) => {
  let known: ComponentType<Props> | undefined;
  const bring = async (): Promise<ComponentType<Props>> => {
    const [module] = await Promise.all([
      load(),
      laterTexts.bring('shared'),
      domain === undefined ? undefined : laterTexts.bring(domain),
      import('../styles/pages.css'),
    ]);
    known = module[name];
    return known;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering.
  return function Later(props: Props) {
    const [Component, setComponent] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Component) return undefined;
      let isWanted = true;
      bring().then(
        (loaded) => isWanted && setComponent(() => loaded),
        (error: unknown) => isWanted && setFailure({ error }),
      );
      return () => {
        isWanted = false;
      };
    }, [Component]);
    if (failure) throw failure.error;
    return Component ? <Component {...props} /> : fallback;
  };
};
