import type { Locale } from '@livery/contract';
import { createContext, use } from 'react';
import type { Messages } from './messages.ts';

/** What a screen is said in. */
export interface Language {
  locale: Locale;
  messages: Messages;
}

const LanguageContext = createContext<Language | undefined>(undefined);

export const LanguageProvider = LanguageContext.Provider;

export const useLanguage = (): Language => {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it');
  return language;
};
