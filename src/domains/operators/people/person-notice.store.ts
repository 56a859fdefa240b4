import { makeAutoObservable } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';
import { newId } from '../new-id.ts';

/** Something that one person is told, in both languages. */
export class PersonNotice {
  zh = '';
  en = '';
  /** By their ID. */
  readonly asking = new ReasonForm<string>();
  #id = newId();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this);
  }

  /** Undefined: nobody any more. */
  ask(id: string | undefined): void {
    this.asking.ask(id);
    // Another one; the same one is sent under its name again.
    this.#id = newId();
    Object.assign(this, { zh: '', en: '' });
  }

  set(typed: Partial<Pick<PersonNotice, 'zh' | 'en'>>): void {
    this.asking.sending.reset();
    Object.assign(this, typed);
  }

  /** True: they are told. */
  async tell(): Promise<boolean> {
    const texts = { 'zh-CN': this.zh.trim(), en: this.en.trim() };
    if (texts['zh-CN'] === '' || texts.en === '') {
      this.asking.sending.refuse({ id: 'ops.people.notice.missing' });
      return false;
    }
    const notice = this.#id;
    const sent = await this.asking.send((id, reason) =>
      this.#http.call('POST /ops/api/people/:id/notice', {
        ...{ params: { id }, body: { notice, texts, reason }, claims: 'all' },
      }),
    );
    return sent !== undefined;
  }
}
