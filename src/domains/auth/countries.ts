/** Dial codes of the short list (product.md section 3), by ISO code of the country. */
const DIAL_CODES: Readonly<Record<string, string>> = {
  CN: '86',
  IN: '91',
  MM: '95',
  LA: '856',
  TH: '66',
  VN: '84',
  KH: '855',
  PH: '63',
  BN: '673',
  MY: '60',
  SG: '65',
  ID: '62',
  MN: '976',
  HK: '852',
  MO: '853',
  TW: '886',
  KP: '850',
  KR: '82',
  JP: '81',
  NP: '977',
  BT: '975',
  BD: '880',
  LK: '94',
  MV: '960',
};

export const COUNTRIES: readonly string[] = Object.keys(DIAL_CODES);

export const isListedCountry = (country: string | null): country is string =>
  country !== null && Object.hasOwn(DIAL_CODES, country);

/** Digits before the national number; empty for a country that is not listed. */
export const dialCodeOf = (country: string): string => DIAL_CODES[country] ?? '';
