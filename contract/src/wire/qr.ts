import { Type } from 'typebox';
import { QR_STATES } from '../enums.ts';
import { device, deviceType } from './auth-fields.ts';
import { call, Nothing, OneOf } from './call.ts';

const passcode = { passcode: Type.String({ minLength: 1, maxLength: 100 }) };

/**
 * The picture of the code says `https://<host>/profile?dialogVisible=scan#<passcode>`: any phone's camera opens it, and
 * what stands behind the `#` reaches no server. @assumed
 */
export const createQrLogin = call({
  method: 'POST',
  path: '/api/v1/login/qrcode',
  access: 'open',
  summary: 'A code for a browser that waits to be let in; `expires_in` in seconds',
  body: Type.Object({ ...device, ...deviceType }),
  result: Type.Object({ passcode: Type.String(), expires_in: Type.Integer() }),
});

/** Answers what the waiting browser is, so that its owner can recognise it. @assumed */
export const scanQrLogin = call({
  method: 'POST',
  path: '/api/v1/login/qrcode/scan',
  access: 'user',
  summary: 'A signed-in device scanned the code',
  body: Type.Object(passcode),
  result: Type.Object({ device_type: Type.String(), agent: Type.String() }),
});

/** @assumed */
export const validateQrLogin = call({
  method: 'POST',
  path: '/api/v1/login/qrcode/validate',
  access: 'user',
  summary: 'Who scanned the code lets the browser in, or refuses',
  body: Type.Object({ ...passcode, accept: Type.Boolean() }),
  result: Nothing,
});

/** `avatar` and `nickname` while `scanned`; the tokens with `login`, once. @assumed */
export const webLogin = call({
  method: 'POST',
  path: '/api/v1/web/login',
  access: 'open',
  summary: 'The waiting browser asks how far its code is',
  body: Type.Object({ ...passcode, ...device }),
  result: Type.Object({
    status: OneOf(QR_STATES),
    avatar: Type.Optional(Type.String()),
    nickname: Type.Optional(Type.String()),
    access_token: Type.Optional(Type.String()),
    refresh_token: Type.Optional(Type.String()),
  }),
});
