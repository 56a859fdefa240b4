import type { Tokens } from '@livery/contract';
import type { Http } from '../../../lib/http/http.ts';
import { deviceId } from '../device.ts';

/** Whose device scanned the code. */
export interface QrScanner {
  avatar: string;
  nickname: string;
}

export type QrAnswer =
  | { status: 'waiting' | 'refused' | 'expired' }
  | ({ status: 'scanned' } & QrScanner)
  | ({ status: 'login' } & Tokens);

/** The browser that asks to be let in. */
export interface WaitingBrowser {
  device_type: string;
  /** What it calls itself. */
  agent: string;
}

/** Calls of QR login (product.md section 7). The screens show failures in their place. */
export const qrApi = (http: Http) => ({
  /** `expires_in` in seconds. */
  create: async () =>
    http.post<{ passcode: string; expires_in: number }>(
      '/api/v1/login/qrcode',
      { device_id: await deviceId(), device_type: 'web' },
      { quiet: true, anonymous: true },
    ),
  poll: async (passcode: string) =>
    http.post<QrAnswer>(
      '/api/v1/web/login',
      { passcode, device_id: await deviceId() },
      { quiet: true, anonymous: true },
    ),
  scan: (passcode: string) =>
    http.post<WaitingBrowser>('/api/v1/login/qrcode/scan', { passcode }, { quiet: true }),
  decide: (passcode: string, accept: boolean) =>
    http.post('/api/v1/login/qrcode/validate', { passcode, accept }, { quiet: true }),
});

export type QrApi = ReturnType<typeof qrApi>;
