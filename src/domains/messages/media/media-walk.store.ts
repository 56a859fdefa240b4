import type { Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { type Gone, isGoneBy } from '../room-changes.ts';

/** So close to an end of what is here, more is asked for. */
const AHEAD = 2;
const PAGE = 20;

export const isVisual = ({ type }: Message): boolean => type === 'image' || type === 'video';

/** The pictures and clips of a conversation, one after the other: those at hand, and around them what the server has. */
export class MediaWalk {
  /** Oldest first. */
  list: readonly Message[];
  at: number;
  readonly #http: HttpCalls;
  readonly #isAsking = { before: false, after: false };
  readonly #hasEnded = { before: false, after: false };
  /** There are newer ones than the server was asked for. */
  #isBehind = false;
  /** A page that is under way still brings them. */
  readonly #gone: Gone[] = [];

  /** `around` follow each other without a gap, oldest first, and hold `start`. */
  constructor(http: HttpCalls, start: Message, around: readonly Message[]) {
    const list = around.filter(isVisual);
    const at = list.findIndex(({ id }) => id === start.id);
    this.list = at === -1 ? [start] : list;
    this.at = Math.max(0, at);
    this.#http = http;
    makeAutoObservable(this, { list: observableRef });
  }

  get message(): Message | undefined {
    return this.list[this.at];
  }

  move(to: number): void {
    if (!this.list[to]) return;
    this.at = to;
    this.look();
  }

  /** Asks for what lies beyond an end that has come near. Nobody waits: what does not come is asked for by the next move. */
  look(): void {
    if (this.at < AHEAD) void this.#extend('before');
    if (this.at >= this.list.length - AHEAD) void this.#extend('after');
  }

  /** Pictures or clips came: they follow once they are asked for. */
  arrive(news: readonly Message[]): void {
    if (!news.some(isVisual)) return;
    this.#isBehind = true;
    this.#hasEnded.after = false;
    this.look();
  }

  /** What is gone is not shown any more: the one behind it is in its place, at the end the one before. */
  drop(gone: Gone): void {
    this.#gone.push(gone);
    const isLeft = (message: Message) => !isGoneBy(gone, message);
    const before = this.list.slice(0, this.at).filter(isLeft).length;
    this.list = this.list.filter(isLeft);
    this.at = Math.max(0, Math.min(before, this.list.length - 1));
  }

  async #extend(direction: 'before' | 'after'): Promise<void> {
    const edge = direction === 'before' ? this.list[0] : this.list.at(-1);
    if (!edge || this.#isAsking[direction] || this.#hasEnded[direction]) return;
    this.#isAsking[direction] = true;
    if (direction === 'after') this.#isBehind = false;
    try {
      const { list, next_id } = await this.#http.call('GET /api/v1/groups/:id/media', {
        params: { id: edge.group_id },
        query: { kind: 'visual', direction, next_id: String(edge.seq), limit: PAGE },
        background: true,
      });
      this.#hasEnded[direction] = next_id === null && !(direction === 'after' && this.#isBehind);
      runInAction(() => this.#add(direction, list));
    } catch {
      // The one in sight stays.
    } finally {
      this.#isAsking[direction] = false;
    }
    if (direction === 'after' && this.#isBehind) this.look();
  }

  #add(direction: 'before' | 'after', page: readonly Message[]): void {
    const list = page.filter((message) => !this.#gone.some((gone) => isGoneBy(gone, message)));
    this.list = direction === 'before' ? [...list.toReversed(), ...this.list] : [...this.list, ...list];
    if (direction === 'before') this.at += list.length;
  }
}
