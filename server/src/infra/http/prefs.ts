import { LOCALES, type Locale, PREFS_COOKIE, SCHEMES, type Scheme } from '@livery/contract';

export interface Prefs {
  locale: Locale | undefined;
  scheme: Scheme | undefined;
  isSignedIn: boolean;
}

/** Reads the cookie `prefs`: `l=en&s=dark&u=1`, percent-encoded as a whole. */
export const readPrefs = (cookies: string | undefined): Prefs => {
  const pair = (cookies ?? '').split(';').find((part) => part.trim().startsWith(`${PREFS_COOKIE}=`));
  const fields = new URLSearchParams(decode(pair?.trim().slice(PREFS_COOKIE.length + 1) ?? ''));
  return {
    locale: LOCALES.find((locale) => locale === fields.get('l')),
    scheme: SCHEMES.find((scheme) => scheme === fields.get('s')),
    isSignedIn: fields.get('u') === '1',
  };
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
