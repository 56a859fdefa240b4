import { Type } from 'typebox';
import { Tokens } from './auth.ts';
import { device, deviceType } from './auth-fields.ts';
import { calls, Nothing, OneOf } from './call.ts';

const passcode = { passcode: Type.String({ minLength: 1, maxLength: 100 }) };

export const qrCalls = calls({
  /**
   * The picture of the code says `https://<host>/profile?dialogVisible=scan#<passcode>`: any phone's camera opens it, and
   * what stands behind the `#` reaches no server. @assumed
   */
  'POST /api/v1/login/qrcode': {
    access: 'open',
    summary: 'A code for a browser that waits to be let in; `expires_in` in seconds',
    body: Type.Object({ ...device, ...deviceType }),
    result: Type.Object({ passcode: Type.String(), expires_in: Type.Integer() }),
    errors: ['api.forbidden', 'api.invalid_data', 'api.invalid_device_id', 'api.too_frequent'],
  },
  /** Returns what the waiting browser is, so that its owner can recognise it. @assumed */
  'POST /api/v1/login/qrcode/scan': {
    access: 'user',
    summary: 'A signed-in device scanned the code',
    body: Type.Object(passcode),
    result: Type.Object({ device_type: Type.String(), agent: Type.String() }),
    errors: ['api.invalid_data', 'api.invalid_passcode', 'api.invalid_device_id'],
  },
  /** @assumed */
  'POST /api/v1/login/qrcode/validate': {
    access: 'user',
    summary: 'Who scanned the code lets the browser in, or refuses',
    body: Type.Object({ ...passcode, accept: Type.Boolean() }),
    result: Nothing,
    errors: ['api.invalid_data', 'api.invalid_passcode', 'api.invalid_device_id'],
  },
  /** `avatar` and `nickname` while `scanned`; the tokens with `login`, once. @assumed */
  'POST /api/v1/web/login': {
    access: 'open',
    summary: 'The waiting browser asks how far its code is',
    body: Type.Object({ ...passcode, ...device }),
    result: Type.Union([
      Type.Object({ status: OneOf(['waiting', 'refused', 'expired']) }),
      Type.Object({ status: Type.Literal('scanned'), avatar: Type.String(), nickname: Type.String() }),
      Type.Object({ status: Type.Literal('login'), ...Tokens.properties }),
    ]),
    errors: ['api.account_banned', 'api.invalid_data', 'api.invalid_device_id', 'api.invalid_passcode'],
  },
});
