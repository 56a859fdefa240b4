import type { Message, SearchResultType } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { type Gone, takeOff } from '../room-changes.ts';

const CALL = 'GET /api/v2/groups/:id/messages/search';
/** Milliseconds after the last key. */
const PAUSE = 300;
/** So close to the end of what is here, more is asked for. */
const AHEAD = 3;

/** Today, where the reader is. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

type Question = QueryOf<typeof CALL>;

/** Searches messages of one conversation by text, day or author. */
export class RoomSearch {
  kind: SearchResultType = 'msg';
  text = '';
  /** Whose messages. */
  memberId: string | undefined;
  /** A day as `2026-11-22`, here. */
  day: string | undefined;
  /** Days with messages, by month (`2026-11`). */
  days: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  /** Which of the results is shown in its place; undefined before one was chosen. */
  at: number | undefined;
  readonly results: PagedList<Message>;
  readonly #id: string;
  readonly #http: HttpCalls;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, http: HttpCalls) {
    this.#id = id;
    this.#http = http;
    this.results = new PagedList({
      keyOf: (message) => message.id,
      page: (next_id, signal) => this.#ask({ ...this.#question, next_id }, signal),
    });
    makeAutoObservable(this, { results: false, days: observableRef });
  }

  /** Something is looked for. */
  get isAsking(): boolean {
    return this.#question !== undefined;
  }

  /** A pause in the typing is waited for, or the first page. */
  get isSearching(): boolean {
    const { status, list } = this.results;
    return this.isAsking && list.length === 0 && (status === 'idle' || status === 'loading');
  }

  /** To be marked in what was found. */
  get words(): string {
    return this.kind === 'msg' ? this.text.trim() : '';
  }

  get hit(): Message | undefined {
    return this.at === undefined ? undefined : this.results.list[this.at];
  }

  setKind(kind: SearchResultType): void {
    this.kind = kind;
    this.#restart(0);
  }

  setText(text: string): void {
    this.text = text;
    this.#restart(PAUSE);
  }

  setMember(id: string | undefined): void {
    this.memberId = id;
    this.#restart(0);
  }

  setDay(day: string): void {
    this.day = day;
    this.#restart(0);
  }

  /** Goes to a result; more of them are asked for when it is one of the last. */
  show(at: number): void {
    if (!this.results.list[at]) return;
    this.at = at;
    if (at >= this.results.list.length - AHEAD) this.results.more();
  }

  /** Whether a day may have messages: any where those of its month are not known. */
  offers(day: string): boolean {
    return this.days.get(day.slice(0, 7))?.has(day) ?? true;
  }

  /** Asks which days of a month have messages, once, but for one that still goes on; a failure is announced, and asked again by the next look. */
  async loadDays(month: string): Promise<void> {
    if (this.days.has(month) && month !== today().slice(0, 7)) return;
    const { days } = await this.#ask({ type: 'date', date: month });
    runInAction(() => {
      this.days = new Map(this.days).set(month, new Set(days));
    });
  }

  /** What was found is there no more; the others keep their place. */
  drop(gone: Gone): void {
    const { hit } = this;
    takeOff(this.results, gone);
    const at = hit === undefined ? -1 : this.results.list.indexOf(hit);
    this.at = at === -1 ? undefined : at;
  }

  /** Something was said now. */
  addToday(): void {
    const day = today();
    const month = this.days.get(day.slice(0, 7));
    if (month) this.days = new Map(this.days).set(day.slice(0, 7), new Set(month).add(day));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.results.clear();
  }

  get #question(): Question | undefined {
    const { kind, text, memberId: member_id, day: date } = this;
    const q = text.trim();
    const asked = { msg: q !== '' && { q }, member: member_id && { member_id }, date: date && { date } }[
      kind
    ];
    return asked ? { type: kind, ...asked } : undefined;
  }

  #restart(pause: number): void {
    clearTimeout(this.#timer);
    this.at = undefined;
    this.results.clear();
    if (this.#question) this.#timer = setTimeout(() => this.results.open(), pause);
  }

  #ask(query: Partial<Question>, signal?: AbortSignal) {
    return this.#http.call(CALL, {
      params: { id: this.#id },
      query: { type: this.kind, tz: 0 - new Date().getTimezoneOffset(), ...query },
      ...(signal && { signal }),
    });
  }
}
