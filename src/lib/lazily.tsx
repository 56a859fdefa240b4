import { type ComponentType, createElement, type ReactNode } from 'react';
import { lazyTexts } from './intl/lazy-texts.ts';
import { loadableComponent } from './loadable.ts';
import { useLoaded } from './useLoaded.ts';

export interface LazilyOptions<Props> {
  /** Stands there while the code is on its way. */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /** Stands there when it did not come: `overlayFailed` over a page, a `PageFailure` in one. */
  failed: (retry: () => void, props: Props) => ReactNode;
  /** The domain whose texts it says too. */
  domain?: string;
}

/**
 * `const Page = lazily(() => import('./Page.tsx'), 'Page', { failed })`: a component of another chunk, with the texts it says and the
 * styles it wears. `Page.load()` fetches it ahead.
 * State instead of `lazy` and `Suspense`: when the texts arrive while a boundary retries, React 19.3 loses the retry and
 * the page stays empty (decision 0008).
 */
export const lazily = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { fallback = null, failed, domain }: LazilyOptions<Props>,
) => {
  const component = loadableComponent(async () => {
    const [module] = await Promise.all([load(), domain === undefined ? undefined : lazyTexts.load(domain)]);
    return module[name];
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering.
  function Later(props: Props) {
    const loaded = useLoaded(component);
    if (loaded.status === 'ready') return createElement(loaded.value, props);
    if (loaded.status === 'loading') return typeof fallback === 'function' ? fallback(props) : fallback;
    return failed(loaded.retry, props);
  }
  return Object.assign(Later, { load: component.load });
};
