import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { newId } from '../new-id.ts';

/** Something that one person is told, in both languages. */
export class PersonNotice {
  isAsked = false;
  zh = '';
  en = '';
  reason = '';
  readonly sending = new Submission();
  #id = newId();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this);
  }

  ask(isAsked: boolean): void {
    this.sending.reset();
    // Another one; the same one is sent under its name again.
    this.#id = newId();
    Object.assign(this, { isAsked, zh: '', en: '', reason: '' });
  }

  set(typed: Partial<Pick<PersonNotice, 'zh' | 'en'>>): void {
    this.sending.reset();
    Object.assign(this, typed);
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** True: they are told. */
  async tell(id: string): Promise<boolean> {
    const texts = { 'zh-CN': this.zh.trim(), en: this.en.trim() };
    const reason = this.reason.trim();
    if (texts['zh-CN'] === '' || texts.en === '' || reason === '') {
      this.sending.refuse({ id: 'ops.people.notice.missing' });
      return false;
    }
    const body = { notice: this.#id, texts, reason };
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/people/:id/notice', { params: { id }, body, claims: 'all' }),
    );
    if (sent) this.ask(false);
    return sent !== undefined;
  }
}
