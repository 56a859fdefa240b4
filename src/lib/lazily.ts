import { type ComponentType, lazy } from 'react';

/** `const Page = lazily(() => import('./Page.tsx'), 'Page')`: a component of another chunk, by its name. */
export const lazily = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
