import { type AnnouncementSegment, LIMITS } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { newId } from '../new-id.ts';

const WORDS = {
  'api.invalid_data': { id: 'ops.announcements.differs' },
  'api.too_frequent': { id: 'ops.announcements.too_often' },
  'api.validation': { id: 'ops.announcements.wrong' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

const EMPTY = {
  zh: '',
  en: '',
  kind: 'all' as AnnouncementSegment['kind'],
  days: '7',
  type: '1',
  when: 'now' as 'now' | 'later',
  start: '',
  reason: '',
};

export type AnnouncementTyped = typeof EMPTY;

/** What is to be told to many people, to whom, and when. */
export class AnnouncementForm {
  typed: AnnouncementTyped = EMPTY;
  /** How many it would be now; undefined until somebody has asked. */
  people: number | undefined;
  readonly sending = new Submission(wordsOf);
  readonly counting = new Submission(wordsOf);
  #id = newId();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this);
  }

  /** What changes is something else: it goes under another name. */
  set(typed: Partial<AnnouncementTyped>): void {
    this.sending.reset();
    if ('kind' in typed || 'days' in typed || 'type' in typed) this.people = undefined;
    this.typed = { ...this.typed, ...typed };
    this.#id = newId();
  }

  get segment(): AnnouncementSegment {
    const { kind, days, type } = this.typed;
    if (kind === 'all') return { kind };
    return kind === 'new' ? { kind, days: Number(days) } : { kind, type: Number(type) };
  }

  get texts(): { 'zh-CN': string; en: string } {
    return { 'zh-CN': this.typed.zh.trim(), en: this.typed.en.trim() };
  }

  get isWhole(): boolean {
    const { kind, days, type, when, start, reason } = this.typed;
    const isNumber = /^\d{1,3}$/.test(kind === 'new' ? days : kind === 'type' ? type : '1');
    const texts = Object.values(this.texts);
    const fit = texts.every((words) => words !== '' && [...words].length <= LIMITS.notice);
    return fit && isNumber && reason.trim() !== '' && (when === 'now' || start !== '');
  }

  async count(): Promise<void> {
    const sent = await this.counting.send(() =>
      this.#http.call('POST /ops/api/announcements/count', {
        body: { segment: this.segment },
        claims: ['api.validation', 'api.too_frequent'],
      }),
    );
    runInAction(() => {
      this.people = sent?.result.people;
    });
  }

  /** True when it is on its way, or planned. */
  async submit(): Promise<boolean> {
    if (!this.isWhole) return false;
    const { when, start, reason } = this.typed;
    const body = {
      id: this.#id,
      texts: this.texts,
      segment: this.segment,
      start_at: when === 'now' ? null : new Date(start).toISOString(),
      reason,
    };
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/announcements', {
        body,
        claims: ['api.validation', 'api.too_frequent', 'api.invalid_data'],
      }),
    );
    if (!sent) return false;
    runInAction(() => {
      this.typed = EMPTY;
      this.people = undefined;
      this.#id = newId();
    });
    return true;
  }
}
