import { type Locale, PREFS_COOKIE, SCHEMES, type Scheme } from '@livery/contract';
import { LOCALES } from '../intl/locales.ts';

/** What the first HTML needs to know about a person: nothing personal (decisions.md section 1). */
export interface Prefs {
  locale?: Locale;
  scheme?: Scheme;
  isSignedIn: boolean;
}

const YEAR = 365 * 24 * 60 * 60;

export const parsePrefs = (cookies: string): Prefs => {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${PREFS_COOKIE}=`));
  const fields = new URLSearchParams(decodeURIComponent(pair?.slice(PREFS_COOKIE.length + 1) ?? ''));
  const locale = LOCALES.find((value) => value === fields.get('l'));
  const scheme = SCHEMES.find((value) => value === fields.get('s'));
  return {
    ...(locale && { locale }),
    ...(scheme && { scheme }),
    isSignedIn: fields.get('u') === '1',
  };
};

export const formatPrefs = ({ locale, scheme, isSignedIn }: Prefs): string => {
  const fields = new URLSearchParams();
  if (locale) fields.set('l', locale);
  if (scheme) fields.set('s', scheme);
  if (isSignedIn) fields.set('u', '1');
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  return `${PREFS_COOKIE}=${encodeURIComponent(fields.toString())}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
};

export const readPrefs = (): Prefs => parsePrefs(document.cookie);

export const writePrefs = (change: Partial<Prefs>): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of three engines.
  document.cookie = formatPrefs({ ...readPrefs(), ...change });
};
