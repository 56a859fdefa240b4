import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Whether a text is the ISO code of a region with a dial code of its own, in capitals. */
export const isCountry = (text: string): boolean => isSupportedCountry(text);

/** Dial code of a region, digits only; undefined for an unknown region. */
export const dialCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
