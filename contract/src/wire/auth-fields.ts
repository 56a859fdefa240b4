import { Type } from 'typebox';
import { LOGIN_MODES } from '../enums.ts';
import { OneOf } from './call.ts';

/** Fields that the calls of auth share. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** Identifier fields: an unused one may be absent or empty. `country` is the ISO code, `phone` dial code + national number. */
export const identifier = {
  mode: OneOf(LOGIN_MODES),
  country: Type.Optional(text(2)),
  phone: Type.Optional(text(24)),
  email: Type.Optional(text(400)),
};
/** Links the Google account that a ticket of `signIn` of google.ts stands for. @assumed */
export const ticket = { oauth_ticket: Type.Optional(text(100)) };
export const device = { device_id: Type.String({ minLength: 8, maxLength: 128 }) };
export const deviceType = { device_type: Type.Optional(text(20)) };
