import type { Locale } from '@livery/contract';

const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter of dates; making one is dear, so each is made once. */
export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
};
