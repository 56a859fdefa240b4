import type { LoginMode } from '@livery/contract';
import { LOCALES } from '../../../lib/intl/locales.ts';
import { countriesIn, countryOfDialCode, dialCodeOf, isListedCountry } from '../country/countries.ts';
import type { IdentifierText } from '../identifiers/identifier.model.ts';
import { safeReturnPath } from '../screens/return-path.ts';

/** What the address of the recovery says (product.md section 2): country, countryName, code, phone, email, auto. */
export interface ForgotParams extends IdentifierText {
  /** Sets the first password of who is signed in: `auto`. */
  isFirst: boolean;
  /** Where the person came from; handed on to the login. */
  returnTo: string | undefined;
}

const countryOfName = (name: string | null): string | undefined => {
  if (!name) return undefined;
  const entries = LOCALES.map((locale) => countriesIn(locale)).flatMap(({ common, others }) => [
    ...common,
    ...others,
  ]);
  return entries.find((entry) => entry.name === name)?.country;
};

/** Reads the address. The country comes from its ISO code, else from its dial code (`code`), else from its name. */
export const parseForgotParams = (
  mode: LoginMode,
  query: URLSearchParams,
  defaultCountry: string,
): ForgotParams => {
  const country = query.get('country');
  const code = (query.get('code') ?? '').replace(/^[+\s]/, '');
  const auto = query.get('auto');
  return {
    mode,
    country: isListedCountry(country)
      ? country
      : (countryOfDialCode(code) ?? countryOfName(query.get('countryName')) ?? defaultCountry),
    phone: query.get('phone') ?? '',
    email: query.get('email') ?? '',
    isFirst: auto !== null && auto !== '0' && auto !== 'false',
    returnTo: safeReturnPath(query.get('return')),
  };
};

export const forgotPath = ({ mode, country, phone, email, isFirst, returnTo }: ForgotParams): string => {
  const query = new URLSearchParams();
  if (mode === 'phone') {
    query.set('country', country);
    query.set('code', dialCodeOf(country));
    if (phone) query.set('phone', phone);
  } else if (email) query.set('email', email);
  if (isFirst) query.set('auto', '1');
  if (returnTo) query.set('return', returnTo);
  return query.size > 0 ? `/forgot-password/${mode}?${query}` : `/forgot-password/${mode}`;
};
