import { type ComponentType, lazy } from 'react';
import { laterTexts } from './intl/later.ts';

/** `const Page = lazily(() => import('./Page.tsx'), 'Page')`: a component of another chunk, with the texts it says. */
export const lazily = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), laterTexts.bring()]);
    return { default: module[name] };
  });
