import { makeAutoObservable } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { NewPassword } from '../../auth/index.ts';

/** Change of a known password: the other sessions end. */
export class PasswordChange {
  old = '';
  /** Sent without the old password. */
  missesOld = false;
  readonly next = new NewPassword();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, {}, { deep: false });
  }

  type(old: string): void {
    this.old = old;
    this.missesOld = false;
  }

  /** True: the new password is in force. A wrong old one is announced. */
  async submit(): Promise<boolean> {
    this.missesOld = this.old === '';
    if (!this.next.judge() || this.missesOld) return false;
    const saved = await this.next.saving.send(() =>
      this.#http.call('POST /api/v1/users/password', {
        body: { old_password: this.old, password: this.next.password },
        claims: ['api.validation', 'api.too_frequent'],
      }),
    );
    return saved !== undefined;
  }
}
