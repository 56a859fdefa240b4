import { LOGIN_MODES } from '@livery/contract';
import { isListedCountry } from '../country/countries.ts';
import type { IdentifierText } from '../identifiers/identifier.model.ts';
import { safeReturnPath } from '../screens/return-path.ts';

const REGISTER_STEPS = [1, 2, 3, 4] as const;
/** 1 identifier · 2 code · 3 account · 4 success */
export type RegisterStep = (typeof REGISTER_STEPS)[number];

/** What the address of the sign-up says (product.md section 2): mode, country, step, phone, email. */
export interface RegisterParams extends IdentifierText {
  step: RegisterStep;
  /** Where the person came from. */
  returnTo: string | undefined;
}

/** Reads the address; what is missing or invalid gets its default. */
export const parseRegisterParams = (query: URLSearchParams, defaultCountry: string): RegisterParams => {
  const country = query.get('country');
  return {
    mode: LOGIN_MODES.find((mode) => mode === query.get('mode')) ?? 'phone',
    country: isListedCountry(country) ? country : defaultCountry,
    phone: query.get('phone') ?? '',
    email: query.get('email') ?? '',
    step: REGISTER_STEPS.find((step) => String(step) === query.get('step')) ?? 1,
    returnTo: safeReturnPath(query.get('return')),
  };
};

export const registerPath = ({ mode, country, step, phone, email, returnTo }: RegisterParams): string => {
  const query = new URLSearchParams({ mode, country, step: String(step) });
  if (mode === 'phone' && phone) query.set('phone', phone);
  if (mode === 'email' && email) query.set('email', email);
  if (returnTo) query.set('return', returnTo);
  return `/register?${query}`;
};

/** 3 → 2 → 1 → login. After the success there is no way back into the form. */
export const backFrom = (params: RegisterParams): string | undefined => {
  const back: Record<RegisterStep, string | undefined> = {
    1: loginFormPath(params.mode, params.returnTo),
    2: registerPath({ ...params, step: 1 }),
    3: registerPath({ ...params, step: 2 }),
    4: undefined,
  };
  return back[params.step];
};

/** Address of the password login. */
export const loginFormPath = (mode: IdentifierText['mode'], returnTo: string | undefined): string =>
  `/login/${mode}${returnTo ? `?return=${encodeURIComponent(returnTo)}` : ''}`;
