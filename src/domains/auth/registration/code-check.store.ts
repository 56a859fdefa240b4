import { LIMITS } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { forgetCodeSent } from '../codes/resend.ts';
import { deviceFields } from '../device.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { announceNoNetwork } from '../screens/no-network.ts';
import type { SessionStore } from '../sessions/session.store.ts';

export interface CodeCheckParts {
  http: HttpCalls;
  session: Pick<SessionStore, 'open'>;
  toasts: Pick<ToastStore, 'show'>;
}

/** Step 2 of the sign-up: the six digits, which lead on or log in. */
export class CodeCheck {
  code = '';
  readonly checking: Submission;
  readonly #parts: CodeCheckParts;

  constructor(parts: CodeCheckParts) {
    this.#parts = parts;
    this.checking = new Submission(undefined, announceNoNetwork(parts.toasts));
    makeAutoObservable(this, {}, { deep: false });
  }

  get isWhole(): boolean {
    return this.code.length === LIMITS.codeLength;
  }

  type(code: string): void {
    this.code = code;
  }

  /** What a right code leads to; `login`: its owner is signed in. Undefined: refused, and to be typed again. */
  async submit(identifier: Identifier): Promise<'register' | 'login' | undefined> {
    if (!this.isWhole || this.checking.isSending) return undefined;
    const sent = await this.checking.send(() => this.#check(identifier));
    if (!sent) runInAction(() => (this.code = ''));
    return sent?.result;
  }

  async #check(identifier: Identifier): Promise<'register' | 'login'> {
    const { http, session } = this.#parts;
    const checked = await http.call('POST /api/v1/verification/check', {
      body: { ...identifier, code: this.code, ...(await deviceFields()) },
      claims: 'all',
      anonymous: true,
    });
    forgetCodeSent();
    if (checked.op_type === 'login') {
      const { access_token, refresh_token } = checked;
      await session.open({ access_token, refresh_token });
    }
    return checked.op_type;
  }
}
