import { createHmac } from 'node:crypto';
import { toHalfWidth } from '@livery/contract';
import { Secret, TOTP } from 'otpauth';
import { required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';

/** The half minute before and the one after count too: clocks differ. */
const WINDOW = 1;
const PERIOD = 30;
const SECRET_BYTES = 20;

/** Whose second factor. */
export interface Holder {
  id: string;
  name: string;
  generation: number;
}

/** Codes of authenticators (RFC 6238). Their secrets stand nowhere: they follow from the server's key. */
export interface SecondFactor {
  /** What is put into an authenticator, once: `otpauth://…` and the secret by itself, in base 32. */
  enrol(brand: string, issuer: string, holder: Holder): { uri: string; secret: string };
  /** The half minute whose code this is; undefined for a wrong one. */
  stepOf(brand: string, holder: Holder, code: string, now: Date): number | undefined;
}

export const createSecondFactor = (secret: Buffer): SecondFactor => {
  const seedOf = (brand: string, { id, generation }: Holder): Secret => {
    const key = createHmac('sha256', secret).update(`operators/totp/${brand}`).digest();
    const seed = createHmac('sha256', key).update(`${id}\n${generation}`).digest();
    return new Secret({ buffer: Uint8Array.from(seed.subarray(0, SECRET_BYTES)).buffer });
  };
  const totpOf = (brand: string, issuer: string, holder: Holder): TOTP =>
    new TOTP({ issuer, label: holder.name, digits: 6, period: PERIOD, secret: seedOf(brand, holder) });
  return {
    enrol: (brand, issuer, holder) => {
      const totp = totpOf(brand, issuer, holder);
      return { uri: totp.toString(), secret: totp.secret.base32 };
    },
    stepOf: (brand, holder, code, now) => {
      const timestamp = now.getTime();
      const delta = totpOf(brand, '', holder).validate({ token: code, window: WINDOW, timestamp });
      return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta;
    },
  };
};

/** The half minute of a code as somebody typed it. @throws api.invalid_code for a wrong one */
export const judgeCode = (
  secondFactor: SecondFactor,
  { tenant, operator, now }: { tenant: Tenant; operator: Holder; now: Date },
  typed: string,
): number => {
  const code = toHalfWidth(typed).replace(/\s/g, '');
  return required(secondFactor.stepOf(tenant.brand.id, operator, code, now), 'api.invalid_code');
};
