import { createContext, use } from 'react';

const LocaleContext = createContext('zh-CN');
const StretchContext = createContext(false);

/** Set by the toolbar. */
export const LocaleProvider = LocaleContext.Provider;

/** Set by a story that shows what happens to longer words: a translation, a warmer tone. */
export const StretchProvider = StretchContext.Provider;

/** The text and as much of its own beginning as makes it half as long again. */
export function stretched(text: string): string {
  const letters = [...text];
  return text + letters.slice(0, Math.ceil(letters.length / 2)).join('');
}

/** Words of a story in the toolbar's language. */
export function useSay(): (zh: string, en: string) => string {
  const locale = use(LocaleContext);
  const isLong = use(StretchContext);
  return (zh, en) => {
    const text = locale.startsWith('zh') ? zh : en;
    if (isLocale(text)) return text === 'en' ? text : locale;
    return isLong ? stretched(text) : text;
  };
}

/** `say('zh-CN', 'en')` asks for the language itself. */
const isLocale = (text: string): boolean => text === 'zh-CN' || text === 'en';
