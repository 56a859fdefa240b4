import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls, ResultOf } from '../../../lib/http/call.ts';
import { ApiFailure, NO_CONNECTION } from '../../../lib/http/failure.ts';
import { pollWhile } from '../../../lib/poll.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { deviceFields, deviceId } from '../device.ts';
import type { SessionStore } from '../sessions/session.store.ts';
import { qrWordsOf } from './qr-words.ts';

type Progress = ResultOf<'POST /api/v1/web/login'>;
/** Whose device scanned the code. */
type QrScanner = Omit<Extract<Progress, { status: 'scanned' }>, 'status'>;

interface Code {
  passcode: string;
  /** When it ends, by this browser's clock. */
  until: number;
}

export type QrLoginState =
  /** Asks for a code. */
  | { status: 'asking' }
  | ({ status: 'waiting' } & Code)
  | ({ status: 'scanned'; by: QrScanner } & Code)
  /** Accepted: signing in. */
  | { status: 'entering' }
  | { status: 'refused' }
  | { status: 'expired' }
  | { status: 'failed'; problem: Words };

const PAUSE = 2_000;

/** A login: the panel shows whatever comes (product.md section 8, "Screen-level errors"). */
const ENTERING = { claims: 'all', anonymous: true } as const;

/**
 * The browser that waits for its login to be approved on a signed-in device (decisions.md section 3). It asks how far its code is
 * while somebody can see it, and no longer than the code lives.
 */
export class QrLogin {
  state: QrLoginState = { status: 'asking' };
  isSeen = true;
  readonly #http: HttpCalls;
  readonly #session: Pick<SessionStore, 'access' | 'open'>;
  #isLooking = false;

  constructor(http: HttpCalls, session: Pick<SessionStore, 'access' | 'open'>) {
    this.#http = http;
    this.#session = session;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Set while a code is good. */
  get code(): Code | undefined {
    return this.state.status === 'waiting' || this.state.status === 'scanned' ? this.state : undefined;
  }

  /** A new code; the old one is left to expire. */
  async start(): Promise<void> {
    this.state = { status: 'asking' };
    try {
      const { passcode, expires_in } = await this.#http.call('POST /api/v1/login/qrcode', {
        body: await deviceFields(),
        ...ENTERING,
      });
      const until = Date.now() + expires_in * 1000;
      runInAction(() => (this.state = { status: 'waiting', passcode, until }));
    } catch (error) {
      const problem = qrWordsOf(error);
      runInAction(() => (this.state = { status: 'failed', problem }));
    }
  }

  /** Polls; returns how to stop. A page in the background does not poll. */
  watch(): () => void {
    const see = () => {
      runInAction(() => (this.isSeen = document.visibilityState === 'visible'));
      if (this.isSeen) void this.look();
    };
    see();
    document.addEventListener('visibilitychange', see);
    const stop = pollWhile(
      () => this.isSeen && this.code !== undefined,
      PAUSE,
      () => void this.look(),
    );
    return () => {
      document.removeEventListener('visibilitychange', see);
      stop();
    };
  }

  /** Polls once. */
  async look(): Promise<void> {
    const { code } = this;
    if (!code || this.#isLooking) return;
    this.#isLooking = true;
    try {
      const progress = await this.#http.call('POST /api/v1/web/login', {
        body: { passcode: code.passcode, device_id: await deviceId() },
        ...ENTERING,
      });
      await this.#accept(code, progress);
    } catch (error) {
      runInAction(() => this.#fail(code, error));
    } finally {
      this.#isLooking = false;
    }
  }

  async #accept({ passcode, until }: Code, answer: Progress): Promise<void> {
    // Tokens come once: they are taken even when the page was left meanwhile, unless somebody is in already.
    if (answer.status === 'login') {
      if (this.#session.access() !== undefined) return;
      runInAction(() => (this.state = { status: 'entering' }));
      const { access_token, refresh_token } = answer;
      return this.#session.open({ access_token, refresh_token });
    }
    if (this.code?.passcode !== passcode) return;
    runInAction(() => {
      if (answer.status === 'scanned') {
        const { avatar, nickname } = answer;
        this.state = { status: 'scanned', passcode, until, by: { avatar, nickname } };
      } else if (answer.status === 'waiting') this.state = { status: 'waiting', passcode, until };
      else this.state = { status: answer.status };
    });
  }

  #fail({ passcode, until }: Code, error: unknown): void {
    if (this.code?.passcode !== passcode) return;
    const isUnreached = error instanceof ApiFailure && error.code === NO_CONNECTION;
    if (!isUnreached) this.state = { status: 'failed', problem: qrWordsOf(error) };
    else if (Date.now() > until) this.state = { status: 'expired' };
  }
}
