import { LOCALES, type Locale, PREFS_COOKIE, SCHEMES, type Scheme } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { pageLocaleOf } from './languages.ts';

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

/** How a page is shown to whoever asks for it: it varies by cookie and `Accept-Language`. */
export const lookOf = ({ headers, tenant }: FastifyRequest): Prefs & { locale: Locale } => {
  const prefs = readPrefs(headers.cookie);
  const locale = prefs.locale ?? pageLocaleOf(headers['accept-language'], tenant.brand.config.locale);
  return { ...prefs, locale };
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
