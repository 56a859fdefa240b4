import { createContext, use } from 'react';

const LocaleContext = createContext('zh-CN');

/** Set by the toolbar. */
export const LocaleProvider = LocaleContext.Provider;

/** Words of a story in the toolbar's language. */
export function useSay(): (zh: string, en: string) => string {
  const locale = use(LocaleContext);
  return (zh, en) => (locale.startsWith('zh') ? zh : en);
}
