import type { HttpCalls, ResultOf } from '../../../lib/http/call.ts';
import { deviceId } from '../device.ts';

export type QrAnswer = ResultOf<'POST /api/v1/web/login'>;
/** Whose device scanned the code. */
export type QrScanner = Omit<Extract<QrAnswer, { status: 'scanned' }>, 'status'>;
/** The browser that asks to be let in. */
export type WaitingBrowser = ResultOf<'POST /api/v1/login/qrcode/scan'>;

/** Calls of QR login (product.md section 7). The screens show failures in their place. */
export const qrApi = (http: HttpCalls) => ({
  /** `expires_in` in seconds. */
  create: async () =>
    http.call('POST /api/v1/login/qrcode', {
      body: { device_id: await deviceId(), device_type: 'web' },
      claims: 'all',
      anonymous: true,
    }),
  poll: async (passcode: string) =>
    http.call('POST /api/v1/web/login', {
      body: { passcode, device_id: await deviceId() },
      claims: 'all',
      anonymous: true,
    }),
  scan: (passcode: string) =>
    http.call('POST /api/v1/login/qrcode/scan', { body: { passcode }, claims: 'all' }),
  decide: (passcode: string, accept: boolean) =>
    http.call('POST /api/v1/login/qrcode/validate', { body: { passcode, accept }, claims: 'all' }),
});

export type QrApi = ReturnType<typeof qrApi>;
