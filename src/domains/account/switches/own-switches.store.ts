import { Switch } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { passedWordsOf } from '../../../lib/errors/passed.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { OptimisticToggle } from '../../../lib/optimistic.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import type { UsersStore } from '../../users/index.ts';

/** Calls that take a switch; each ignores what is not its own. */
type SwitchCall = 'POST /api/v1/users/notify' | 'PUT /api/v1/users/me';
type CallsWith<Setting> = {
  [Call in SwitchCall]: Setting extends keyof BodyOf<Call> ? Call : never;
}[SwitchCall];

/** Whether and how notifications come, and what others see: by which call each is changed. */
const CALLS = {
  notify: 'POST /api/v1/users/notify',
  notify_detail: 'POST /api/v1/users/notify',
  sound: 'POST /api/v1/users/notify',
  vibration: 'POST /api/v1/users/notify',
  presence: 'PUT /api/v1/users/me',
  like_list_private: 'PUT /api/v1/users/me',
  collect_list_private: 'PUT /api/v1/users/me',
} as const satisfies { [Setting in keyof BodyOf<'PUT /api/v1/users/me'>]?: CallsWith<Setting> };

export type OwnSwitch = keyof typeof CALLS;

export interface OwnSwitchesParts {
  http: HttpCalls;
  users: Pick<UsersStore, 'accept' | 'me'>;
  toasts: Pick<ToastStore, 'show'>;
}

/** The switches of the person at the screen. */
export class OwnSwitches {
  readonly #parts: OwnSwitchesParts;
  /** Switches whose change is on its way. */
  readonly #sending = observable.map<OwnSwitch, OptimisticToggle>({}, { deep: false });

  constructor(parts: OwnSwitchesParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false });
  }

  isOn(setting: OwnSwitch): boolean {
    return this.#sending.get(setting)?.isOn ?? this.#parts.users.me?.[setting] === Switch.OPEN;
  }

  /** Takes effect at once, the last change wins; a refusal takes it back. */
  async set(setting: OwnSwitch, isOn: boolean): Promise<void> {
    if (this.isOn(setting) === isOn) return;
    const running = this.#sending.get(setting);
    const toggle = running ?? new OptimisticToggle(!isOn);
    this.#sending.set(setting, toggle);
    await toggle.flip((on) => this.#send(setting, on)).catch((error: unknown) => this.#explain(error));
    if (!running) runInAction(() => this.#sending.delete(setting));
  }

  async #send(setting: OwnSwitch, isOn: boolean): Promise<void> {
    const { http, users } = this.#parts;
    const change = { [setting]: isOn ? Switch.OPEN : Switch.CLOSE };
    await http.call(CALLS[setting], { body: change });
    users.accept(change);
  }

  /** A switch has no place for words of its own. */
  #explain(error: unknown): void {
    const words = passedWordsOf(error);
    if (words) this.#parts.toasts.show(words, 'error');
  }
}
