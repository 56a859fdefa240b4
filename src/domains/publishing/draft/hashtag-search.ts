import { fold, type Hashtag } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';

const PAUSE = 200;
const MOST = 8;

/** Hashtags that others use, while one is being typed; what was read is kept as long as the page. */
export class HashtagSearch {
  list: readonly Hashtag[] = [];
  readonly #http: HttpCalls;
  readonly #known = new Map<string, readonly Hashtag[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { list: observableRef });
  }

  ask(query: string): void {
    this.stop();
    const known = this.#known.get(query);
    if (known) this.list = known;
    else this.#timer = setTimeout(() => void this.#read(query), PAUSE);
  }

  /** Of those that came last, for what is typed now: they may have been asked for with other letters. */
  beginningWith(query: string): readonly Hashtag[] {
    const begin = fold(query);
    return this.list.filter(({ name }) => fold(name).startsWith(begin));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  /** A failure is not announced: the hashtag can be written as it is. */
  async #read(q: string): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    const found = await this.#http
      .call('GET /social/api/hashtags', {
        query: q === '' ? {} : { q },
        background: true,
        signal: asking.signal,
      })
      .catch(() => undefined);
    if (asking.signal.aborted || !found) return;
    const list = found.list.slice(0, MOST);
    this.#known.set(q, list);
    runInAction(() => {
      this.list = list;
    });
  }
}
