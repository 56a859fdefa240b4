import { LOGIN_MODES, type LoginMode } from '@livery/contract';
import { type ForgotParams, parseForgotParams } from '../recovery/forgot-route.ts';
import { parseRegisterParams, type RegisterParams } from '../registration/register-route.ts';

/** A screen for logging in, signing up or recovering that the login dialog can host as well as the page (product.md section 2). */
export type AuthScreen =
  | { name: 'login'; mode: LoginMode }
  | { name: 'register'; params: RegisterParams }
  | { name: 'forgot'; params: ForgotParams };

/** The screen that an address of the product names; undefined: it lies elsewhere. */
export const authScreenOf = (address: string, defaultCountry: string): AuthScreen | undefined => {
  const [path = '', query = ''] = address.split('?', 2);
  const [, root, leaf] = path.split('/');
  const mode = LOGIN_MODES.find((known) => known === leaf);
  const asked = new URLSearchParams(query);
  if (root === 'register' && leaf === undefined)
    return { name: 'register', params: parseRegisterParams(asked, defaultCountry) };
  if (root === 'login' && mode) return { name: 'login', mode };
  if (root === 'forgot-password' && mode)
    return { name: 'forgot', params: parseForgotParams(mode, asked, defaultCountry) };
  return undefined;
};
