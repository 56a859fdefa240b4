import type { OperatorRight, OperatorSelf } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../lib/forms/submission.ts';
import type { HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure } from '../../lib/http/failure.ts';
import type { Words } from '../../lib/toasts/toasts.store.ts';

/** `asking`: the cookie is asked about. `code`: the password was right. */
export type OperatorState =
  | { status: 'asking' }
  | { status: 'out'; isOver: boolean }
  | { status: 'code' }
  | { status: 'in'; self: OperatorSelf };

const WORDS = {
  'api.unauthorized': { id: 'ops.sign_in.wrong' },
  'api.invalid_code': { id: 'ops.sign_in.wrong_code' },
  'api.too_frequent': { id: 'ops.sign_in.too_often' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

/** Who is signed in to the console: a cookie that no script reads, so the server is asked. */
export class OperatorSession {
  state: OperatorState = { status: 'asking' };
  readonly sending = new Submission(wordsOf);
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { state: observableRef });
  }

  get self(): OperatorSelf | undefined {
    return this.state.status === 'in' ? this.state.self : undefined;
  }

  may(right: OperatorRight): boolean {
    return this.self?.rights.includes(right) ?? false;
  }

  async restore(): Promise<void> {
    const self = await this.#http.call('GET /ops/api/me', { claims: 'all' }).catch(() => undefined);
    this.#become(self ? { status: 'in', self } : { status: 'out', isOver: false });
  }

  async signIn(name: string, password: string): Promise<void> {
    const body = { name, password };
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/sign-in', { body, claims: 'all' }),
    );
    if (sent) this.#become({ status: 'code' });
  }

  /** Who came too late begins again. */
  async giveCode(code: string): Promise<void> {
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/sign-in/code', { body: { code }, claims: 'all' }),
    );
    if (sent) this.#become({ status: 'in', self: sent.result });
    else if (this.sending.refusal === 'api.unauthorized') this.#become({ status: 'out', isOver: true });
  }

  startAgain(): void {
    this.sending.reset();
    this.state = { status: 'out', isOver: false };
  }

  /** False where the session goes on: whoever leaves the machine has to know. */
  async signOut(): Promise<boolean> {
    const isOut = await this.#http.call('POST /ops/api/sign-out', { claims: 'all' }).then(
      () => true,
      // It was over before.
      (error: unknown) => error instanceof ApiFailure && error.code === 'api.unauthorized',
    );
    if (isOut) this.startAgain();
    return isOut;
  }

  /** A call was refused: the session has ended. */
  end(): void {
    if (this.state.status === 'in') this.state = { status: 'out', isOver: true };
  }

  #become(state: OperatorState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
