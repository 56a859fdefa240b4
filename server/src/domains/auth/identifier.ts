import { LoginChannel, type LoginMode, parseEmail } from '@livery/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiError } from '../../infra/errors.ts';
import { dialCodeOf } from '../users/countries.ts';

/** What a person proves to own: an address in its one canonical spelling. */
export interface Identifier {
  mode: LoginMode;
  /** E-mail in lower case with an ASCII domain; or dial code + national number, digits only. */
  value: string;
  /** ISO code of the phone's country as its owner chose it; undefined for e-mail without one. */
  country: string | undefined;
}

export interface IdentifierInput {
  mode: LoginMode;
  country?: string;
  phone?: string;
  email?: string;
}

export const channelOf = ({ mode }: Pick<Identifier, 'mode'>): LoginChannel =>
  mode === 'phone' ? LoginChannel.PHONE : LoginChannel.EMAIL;

/** @throws api.invalid_phone, api.validation {email} */
export const parseIdentifier = ({ mode, country, phone, email }: IdentifierInput): Identifier => {
  if (mode === 'phone') return { mode, value: phoneOf(country ?? '', phone ?? ''), country };
  const value = parseEmail(email ?? '');
  if (value === undefined) throw new ApiError('api.validation', { email: 'format' });
  return { mode, value, country: country !== undefined && dialCodeOf(country) ? country : undefined };
};

/** A trunk zero and the like fall away, so that one number is one account however it is typed. */
const phoneOf = (country: string, phone: string): string => {
  const digits = phone
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^\+/, '');
  const dialCode = dialCodeOf(country);
  if (dialCode === undefined || !/^\d{5,21}$/.test(digits)) throw new ApiError('api.invalid_phone');
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  if (!parsed?.isValid() || parsed.countryCallingCode !== dialCode) throw new ApiError('api.invalid_phone');
  return parsed.number.slice(1);
};

/** The country that a phone number belongs to by its digits; several share a dial code. */
export const countryOfPhone = ({ value }: Identifier): string | undefined =>
  parsePhoneNumberFromString(`+${value}`)?.country;
