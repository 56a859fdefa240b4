import { runInAction } from 'mobx';
import { connection } from '../../../lib/connection.ts';
import { isConnectionLost } from '../../../lib/http/failure.ts';
import type { RoomHistory } from '../room-history.ts';
import { problemOf } from '../room-state.ts';
import type { RoomView } from '../room-view.store.ts';
import type { Unread } from '../unread-line.ts';
import type { RoomCache } from './chat-cache.ts';

export interface RecallPort {
  id: string;
  cache: RoomCache | undefined;
  history: RoomHistory;
  view: RoomView;
  /** What was unproven has been read again; `isWhole`: and all that followed it. */
  onProven(isWhole: boolean): Promise<void>;
}

/** What a conversation keeps over a reload, or while the socket is away: shown at once, then read again. */
export class RoomRecall {
  readonly #port: RecallPort;
  #proving: Promise<void> | undefined;
  /** Calls off the reading that waits for the network. */
  #stopWaiting: (() => void) | undefined;

  constructor(port: RecallPort) {
    this.#port = port;
  }

  get isProving(): boolean {
    return this.#proving !== undefined;
  }

  /** Shows what was kept; returns whether there was something. */
  async show(): Promise<boolean> {
    const { id, cache, history, view } = this.#port;
    const kept = await cache?.room(id);
    if (!kept) return false;
    runInAction(() => {
      history.recall(kept);
      view.showNewestPage();
    });
    return true;
  }

  /** Asks what became of that, and what followed; once at a time. Never rejects. */
  prove(entered?: Unread | Promise<Unread | undefined>): Promise<void> {
    this.#proving ??= this.#prove(entered).finally(() => {
      this.#proving = undefined;
    });
    return this.#proving;
  }

  /** Something of the conversation has changed. */
  save(): void {
    const { id, cache, history } = this.#port;
    cache?.saveRoom(id, () => history.kept);
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#stopWaiting?.();
  }

  async #prove(entered: Unread | undefined | Promise<Unread | undefined>): Promise<void> {
    const { history, view, onProven } = this.#port;
    try {
      const [unread, proofs] = await Promise.all([entered, history.prove()]);
      runInAction(() => {
        if (history.takeProof(proofs)) view.rebuild();
        this.#showUnread(unread);
      });
      if (unread && !view.target) {
        await history.readFrom(unread);
        runInAction(() => this.#showUnread(unread));
      }
      await onProven(proofs.at(-1)?.isWhole ?? false);
      // The socket was away once more meanwhile.
      if (history.isUnproven) await this.#prove(undefined);
    } catch (error) {
      this.#accept(error);
    }
  }

  /** Whoever has begun to read stays where they are. */
  #showUnread(unread: Unread | undefined): void {
    const { view } = this.#port;
    if (unread && view.isFollowed && !view.target) view.showUnread(unread);
  }

  #accept(error: unknown): void {
    const { id, cache, view } = this.#port;
    this.#stopWaiting?.();
    if (isConnectionLost(error)) this.#stopWaiting = connection.onceBack(() => void this.prove());
    const problem = problemOf(error);
    if (problem.status !== 'denied') return;
    cache?.dropRoom(id);
    runInAction(() => view.setState(problem));
  }
}
