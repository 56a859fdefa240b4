import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls, ResultOf } from '../../../lib/http/call.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { passcodeIn, qrWordsOf } from '../../auth/index.ts';

/** The browser that asks to log in. */
export type WaitingBrowser = ResultOf<'POST /api/v1/login/qrcode/scan'>;

interface Scanned {
  passcode: string;
  browser: WaitingBrowser;
}

export type QrScanState =
  /** Nothing read yet; `problem` about what was. */
  | { status: 'reading'; problem: Words | undefined }
  | { status: 'asking'; passcode: string }
  /** Its owner is asked; `deciding` carries the answer that is on its way. */
  | ({ status: 'scanned'; deciding: 'accept' | 'refuse' | undefined } & Scanned)
  | { status: 'accepted'; browser: WaitingBrowser }
  | { status: 'refused' }
  | { status: 'failed'; problem: Words };

/** Codes whose message the dialog shows. */
const CLAIMS = [
  'api.forbidden',
  'api.invalid_passcode',
  'api.invalid_data',
  'api.invalid_device_id',
  'api.too_frequent',
] as const;

/** The signed-in device that lets a waiting browser in. Nothing is ever accepted but by its owner's tap. */
export class QrScan {
  state: QrScanState = { status: 'reading', problem: undefined };
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** What a camera or a person read: a link of `origin` or a code. */
  read(text: string, origin: string): void {
    if (this.state.status !== 'reading') return;
    const passcode = passcodeIn(text, origin);
    if (passcode) void this.scan(passcode);
    else this.state = { status: 'reading', problem: { id: 'qr.scan.none' } };
  }

  /** Fetches which browser shows this code. */
  async scan(passcode: string): Promise<void> {
    this.state = { status: 'asking', passcode };
    try {
      const browser = await this.#http.call('POST /api/v1/login/qrcode/scan', {
        body: { passcode },
        claims: CLAIMS,
      });
      this.#settle(passcode, { status: 'scanned', passcode, browser, deciding: undefined });
    } catch (error) {
      this.#settle(passcode, { status: 'failed', problem: qrWordsOf(error) });
    }
  }

  async decide(accept: boolean): Promise<void> {
    const { state } = this;
    if (state.status !== 'scanned' || state.deciding) return;
    this.state = { ...state, deciding: accept ? 'accept' : 'refuse' };
    try {
      await this.#http.call('POST /api/v1/login/qrcode/validate', {
        body: { passcode: state.passcode, accept },
        claims: CLAIMS,
      });
      this.#settle(
        state.passcode,
        accept ? { status: 'accepted', browser: state.browser } : { status: 'refused' },
      );
    } catch (error) {
      this.#settle(state.passcode, { status: 'failed', problem: qrWordsOf(error) });
    }
  }

  /** Another try, with another code. */
  again(): void {
    this.state = { status: 'reading', problem: undefined };
  }

  /** An answer about a code that is no longer in hand is late. */
  #settle(passcode: string, next: QrScanState): void {
    runInAction(() => {
      const { state } = this;
      if ('passcode' in state && state.passcode === passcode) this.state = next;
    });
  }
}
