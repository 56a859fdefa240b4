import { Switch } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import type { UsersStore } from '../../users/index.ts';

/** Whether and how notifications come. */
export type NotifySetting = 'notify' | 'notify_detail' | 'sound' | 'vibration';

export interface NotifyParts {
  http: HttpCalls;
  users: Pick<UsersStore, 'accept' | 'me'>;
  toasts: Pick<ToastStore, 'show'>;
}

/** The switches of the person at the screen. */
export class NotifySettingsStore {
  readonly #parts: NotifyParts;

  constructor(parts: NotifyParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false });
  }

  isOn(setting: NotifySetting): boolean {
    return this.#parts.users.me?.[setting] === Switch.OPEN;
  }

  /** Takes effect at once; a refusal takes it back. */
  async set(setting: NotifySetting, isOn: boolean): Promise<void> {
    const { http, users, toasts } = this.#parts;
    const sending = new Submission();
    const [next, former] = isOn ? [Switch.OPEN, Switch.CLOSE] : [Switch.CLOSE, Switch.OPEN];
    users.accept({ [setting]: next });
    if (await sending.send(() => http.call('POST /api/v1/users/notify', { body: { [setting]: next } })))
      return;
    users.accept({ [setting]: former });
    // A switch has no place for words of its own.
    if (sending.problem) toasts.show(sending.problem, 'error');
  }
}
