import type { AuditRow, OpsSetting } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';

export type SettingValue = OpsSetting['value'];

/** One setting being changed: what stands there, what was typed, and what was changed before. */
export class SettingForm {
  setting: OpsSetting;
  typed: SettingValue = {};
  reason = '';
  /** Undefined until somebody looks. */
  history: readonly AuditRow[] | undefined;
  readonly sending = new Submission();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, setting: OpsSetting) {
    this.#http = http;
    this.setting = setting;
    makeAutoObservable(this, { setting: observableRef, typed: observableRef, history: observableRef });
  }

  get value(): SettingValue {
    return { ...this.setting.value, ...this.typed };
  }

  get isChanged(): boolean {
    return JSON.stringify(this.value) !== JSON.stringify(this.setting.value);
  }

  /** Fields that the server does not take. */
  get wrong(): ReadonlySet<string> {
    const { state } = this.sending;
    return new Set(
      state.status === 'failed' && state.code === 'api.validation' ? Object.keys(state.params ?? {}) : [],
    );
  }

  set(name: string, value: unknown): void {
    this.sending.reset();
    this.typed = { ...this.typed, [name]: value };
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** True when it was stored. */
  async save(): Promise<boolean> {
    const { reason, typed } = this;
    const params = { key: this.setting.key };
    return this.#send(() =>
      this.#http.call('PUT /ops/api/settings/:key', {
        params,
        body: { value: typed, reason },
        claims: ['api.validation'],
      }),
    );
  }

  /** `changed`: somebody has changed the same since, so that nothing was put back. */
  async undo(seq: number, reason: string): Promise<'done' | 'changed' | 'failed'> {
    const params = { key: this.setting.key };
    const isDone = await this.#send(() =>
      this.#http.call('POST /ops/api/settings/:key/undo', {
        ...{ params, body: { seq, reason }, claims: ['api.invalid_data'] },
      }),
    );
    if (isDone) return 'done';
    if (this.sending.refusal !== 'api.invalid_data') return 'failed';
    await this.#readAgain();
    return 'changed';
  }

  /** As somebody else has left it; what was typed stays. */
  async #readAgain(): Promise<void> {
    const answer = await this.#http.call('GET /ops/api/settings', { claims: 'all' }).catch(() => undefined);
    const setting = answer?.list.find(({ key }) => key === this.setting.key);
    runInAction(() => {
      if (setting) this.setting = setting;
    });
    if (this.history) await this.#readHistory();
  }

  async toggleHistory(): Promise<void> {
    if (this.history) {
      this.history = undefined;
      return;
    }
    await this.#readHistory();
  }

  async #readHistory(): Promise<void> {
    const query = { target: `settings.${this.setting.key}`, limit: 10 };
    const page = await this.#http.call('GET /ops/api/audit', { query }).catch(() => undefined);
    runInAction(() => {
      this.history = page?.list;
    });
  }

  async #send(work: () => Promise<OpsSetting>): Promise<boolean> {
    const sent = await this.sending.send(work);
    if (!sent) return false;
    runInAction(() => {
      this.setting = sent.result;
      this.typed = {};
      this.reason = '';
    });
    if (this.history) await this.#readHistory();
    return true;
  }
}

/** All settings of the brand. */
export class OpsSettings {
  forms: readonly SettingForm[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { forms: observableRef });
  }

  async load(): Promise<void> {
    this.status = 'loading';
    const answer = await this.#http.call('GET /ops/api/settings', { claims: 'all' }).catch(() => undefined);
    runInAction(() => {
      this.status = answer ? 'ready' : 'failed';
      this.forms = (answer?.list ?? []).map((setting) => new SettingForm(this.#http, setting));
    });
  }
}
