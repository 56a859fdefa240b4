import { type LoginMode, parseEmail, parsePhoneDigits, type User } from '@livery/contract';
import { COUNTRIES, dialCodeOf } from '../country/countries.ts';
import { phoneRule } from './phone-rule.ts';

/** Who logs in: an e-mail address, or a phone number as dial code + national digits. */
export interface Identifier {
  mode: LoginMode;
  country?: string;
  phone?: string;
  email?: string;
  /** Links the Google account that was proved by it: once, with a login, a code or a registration. */
  oauth_ticket?: string;
}

/** Who logs in, as typed. */
export interface IdentifierText {
  mode: LoginMode;
  /** ISO code; of the phone. */
  country: string;
  phone: string;
  email: string;
}

/** What travels on the wire; undefined while it cannot be an address of anyone. */
export const identifierOf = ({ mode, country, phone, email }: IdentifierText): Identifier | undefined => {
  if (mode === 'email') {
    const address = parseEmail(email);
    return address === undefined ? undefined : { mode, email: address };
  }
  const dialCode = dialCodeOf(country);
  const digits = parsePhoneDigits(phone, dialCode);
  if (digits === undefined) return undefined;
  const number = phoneRule.apply(country, dialCode + digits);
  return number === undefined ? undefined : { mode, country, phone: number };
};

/** Why a typed number cannot be one: too few or many signs, or digits that no number of that country has. */
export const phoneFaultOf = ({ country, phone }: IdentifierText): 'digits' | 'country' | undefined => {
  if (parsePhoneDigits(phone, dialCodeOf(country)) === undefined) return 'digits';
  return identifierOf({ mode: 'phone', country, phone, email: '' }) === undefined ? 'country' : undefined;
};

/** The address itself, whatever its kind. */
export const addressOf = ({ email, phone }: Identifier): string => email ?? phone ?? '';

/** As its owner reads it: "+86 13800138000", "me@example.com". */
export const readableIdentifier = ({ mode, country, phone, email }: IdentifierText): string =>
  mode === 'email' ? email.trim() : `+${dialCodeOf(country)} ${phone.trim()}`;

/** Where a code for the account's owner goes; undefined for who has neither address. */
export const ownIdentifier = ({
  email,
  phone,
  country,
}: Pick<User, 'email' | 'phone' | 'country'>): Identifier | undefined => {
  if (email) return { mode: 'email', email };
  if (!phone) return undefined;
  const fits = (candidate: string) => dialCodeOf(candidate) !== '' && phone.startsWith(dialCodeOf(candidate));
  return { mode: 'phone', phone, country: fits(country) ? country : COUNTRIES.find(fits) };
};
