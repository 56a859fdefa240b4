import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';

/**
 * Rules that need the metadata of phone numbers (product.md section 5), for both sides: lengths and ranges of mobile
 * numbers, because codes go there. An entry point of its own: the
 * browser fetches it when somebody types a number.
 */

/** ISO codes of all regions with a dial code of their own. */
export const phoneCountries = (): readonly string[] => getCountries();

/** Whether a text is the ISO code of a region with a dial code of its own, in capitals. */
export const isCountry = (text: string): boolean => isSupportedCountry(text);

/** Dial code of a region, digits only; undefined for an unknown region. */
export const dialCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;

/**
 * Dial code and national number as on the wire → the one spelling of that number, digits only. A trunk zero and the
 * like fall away, so that one number is one account however it is typed. Undefined: no mobile number of that country.
 */
export const parsePhone = (country: string, phone: string): string | undefined => {
  const digits = phone
    .normalize('NFKC')
    .replace(/[\s()\p{Pd}\p{Cf}]/gu, '')
    .replace(/^\+/, '');
  const dialCode = dialCodeOf(country);
  if (dialCode === undefined || !/^\d{5,21}$/.test(digits)) return undefined;
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  if (!parsed?.isValid() || parsed.countryCallingCode !== dialCode) return undefined;
  return parsed.number.slice(1);
};

/** The country that a phone number belongs to by its digits; several share a dial code. */
export const countryOfPhone = (phone: string): string | undefined =>
  parsePhoneNumberFromString(`+${phone}`)?.country;
