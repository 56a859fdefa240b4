import type { EventMap } from '@livery/contract';
import { action, makeObservable, reaction, runInAction } from 'mobx';
import { afterFirstScreen } from '../../lib/after-first-screen.ts';
import { type GivenNames, givenNames, NOBODY } from '../../lib/given-names.ts';
import type { HttpCalls } from '../../lib/http/call.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

/** Whoever has a name. `origin_nickname`: their own, where `nickname` may be what I called them when it was read. */
export interface Named {
  id: string;
  nickname: string;
  origin_nickname?: string;
}

const PAGE = 500;
/** More are not kept over a reload. */
const MOST_KEPT = 2_000;

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

const kept = storedValue(
  'me.nicknames',
  1,
  (value): value is [string, string][] => Array.isArray(value) && value.every(isEntry),
);

/**
 * What the person at the screen calls others: it overrides a name wherever one is shown. There is one for the whole page,
 * since domains that do not know each other show names.
 */
export class NicknamesStore {
  #http: HttpCalls | undefined;
  #isRead = false;
  /** A page of people is open. */
  #isWanted = false;
  /** Changed while they were being read: these count more. */
  readonly #changed = new Map<string, string>();

  constructor() {
    makeObservable(this, { start: action, stop: action, receive: action });
  }

  get given(): GivenNames {
    return givenNames.get();
  }

  /** Shows what was kept over a reload, and reads the server's when the first screen is over, or a page of people is. */
  start(http: HttpCalls): void {
    this.#http = http;
    givenNames.set(new Map(kept.read()));
    if (this.#isWanted) void this.load();
    else void afterFirstScreen().then(() => this.open());
  }

  /** Reads them now, unless they are known: a page of people would show other names first. */
  open(): void {
    if (this.#isRead || (this.#isWanted && this.#http)) return;
    this.#isWanted = true;
    if (this.#http) void this.load();
  }

  /** Reads all of them, in the background. Never rejects: names of their own are shown meanwhile. */
  async load(): Promise<void> {
    const http = this.#http;
    if (!http) return;
    this.#changed.clear();
    const read = await readAll(http).catch(() => undefined);
    if (!read && http === this.#http) this.#isWanted = false;
    if (!read || http !== this.#http) return;
    for (const [id, nickname] of this.#changed) read.set(id, nickname);
    runInAction(() => {
      this.#isRead = true;
      this.#set(read);
    });
  }

  /** Something may have been missed. Before they were read for the first time nothing was. */
  catchUp(): void {
    if (this.#isRead) void this.load();
  }

  /** It was changed here or elsewhere; `''` gives their own name back. */
  receive({ user_id, nickname }: EventMap['nickname.changed']): void {
    // Whose they are has left: nothing may be kept for who comes next.
    if (!this.#http) return;
    this.#changed.set(user_id, nickname);
    this.#set(new Map(this.given).set(user_id, nickname));
  }

  /** What this person is called. */
  nameOf({ id, nickname, origin_nickname }: Named): string {
    return this.given.get(id) ?? ((this.#isRead && origin_nickname) || nickname);
  }

  /** Calls `listener` after each change; returns how to stop. */
  readonly watch = (listener: () => void): (() => void) => reaction(() => this.given, listener);

  /** Whose they are has left. */
  stop(): void {
    this.#http = undefined;
    this.#isRead = false;
    this.#isWanted = false;
    givenNames.set(NOBODY);
  }

  #set(all: Map<string, string>): void {
    for (const [id, nickname] of all) if (nickname === '') all.delete(id);
    givenNames.set(all);
    kept.write([...all].slice(-MOST_KEPT));
  }
}

const readAll = async (http: HttpCalls): Promise<Map<string, string>> => {
  const all = new Map<string, string>();
  let next_id: string | undefined;
  do {
    const query = { limit: PAGE, ...(next_id !== undefined && { next_id }) };
    const page = await http.call('GET /api/v1/users/nicknames', { query, background: true });
    for (const { id, nickname } of page.list) all.set(id, nickname);
    next_id = page.next_id ?? undefined;
  } while (next_id !== undefined);
  return all;
};

export const nicknames = new NicknamesStore();
