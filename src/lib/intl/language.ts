import { createContext, use } from 'react';
import type { Language } from './pattern.ts';

const LanguageContext = createContext<Language | undefined>(undefined);

export const LanguageProvider = LanguageContext.Provider;

export const useLanguage = (): Language => {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it');
  return language;
};
