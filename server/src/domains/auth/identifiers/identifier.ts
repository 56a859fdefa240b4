import { LoginChannel, type LoginMode, parseEmail } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import { phoneRules } from '../../../infra/phone-rules.ts';

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
export const parseIdentifier = async ({
  mode,
  country,
  phone,
  email,
}: IdentifierInput): Promise<Identifier> => {
  if (mode === 'phone') return { mode, value: await phoneOf(country ?? '', phone ?? ''), country };
  const value = parseEmail(email ?? '');
  if (value === undefined) throw new ApiError('api.validation', { email: 'format' });
  return { mode, value, country: await knownCountry(country) };
};

const knownCountry = async (country: string | undefined): Promise<string | undefined> =>
  country !== undefined && (await phoneRules()).isCountry(country) ? country : undefined;

const phoneOf = async (country: string, phone: string): Promise<string> => {
  const value = (await phoneRules()).parsePhone(country, phone);
  if (value === undefined) throw new ApiError('api.invalid_phone');
  return value;
};
