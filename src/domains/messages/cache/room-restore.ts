import { runInAction } from 'mobx';
import { OnceBack } from '../../../lib/once-back.ts';
import type { RoomHistory } from '../room-history.ts';
import { problemOf } from '../room-state.ts';
import type { RoomView } from '../room-view.store.ts';
import type { Unread } from '../unread-line.ts';
import { showUnreadIn } from '../unread-search.ts';
import type { RoomCache } from './chat-cache.ts';

export interface RestorePort {
  id: string;
  cache: RoomCache | undefined;
  history: RoomHistory;
  view: RoomView;
  isVisited(): boolean;
  /** What was stale has been read again; `isWhole`: and all that followed it. */
  onRevalidated(isWhole: boolean): Promise<void>;
}

/** What a conversation keeps over a reload, or while the socket is away: shown at once, then read again. */
export class RoomRestore {
  readonly #port: RestorePort;
  #revalidating: Promise<void> | undefined;
  readonly #onceBack = new OnceBack();
  /** Of whoever asked last: who came back meanwhile waits for the network, too. */
  #failed: (error: unknown) => void = () => undefined;

  constructor(port: RestorePort) {
    this.#port = port;
  }

  get isRevalidating(): boolean {
    return this.#revalidating !== undefined;
  }

  /** Shows what was kept; returns whether there was something. */
  async show(): Promise<boolean> {
    const { id, cache, history, view } = this.#port;
    const kept = await cache?.room(id);
    if (!kept) return false;
    runInAction(() => {
      history.restore(kept);
      view.showNewestPage();
    });
    return true;
  }

  /** Reads again what was kept, and what followed it; once at a time. Never rejects. */
  revalidate(entered?: Unread | Promise<Unread | undefined>): Promise<void> {
    this.#failed = this.#onceBack.begin(() => void this.revalidate());
    this.#revalidating ??= this.#revalidate(entered).finally(() => {
      this.#revalidating = undefined;
    });
    return this.#revalidating;
  }

  /** Something of the conversation has changed. */
  save(): void {
    const { id, cache, history } = this.#port;
    cache?.saveRoom(id, () => history.kept);
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#onceBack.stop();
  }

  async #revalidate(entered: Unread | undefined | Promise<Unread | undefined>): Promise<void> {
    const { history, view, isVisited, onRevalidated } = this.#port;
    try {
      const [unread, revalidations] = await Promise.all([entered, history.revalidate()]);
      runInAction(() => {
        if (history.takeRevalidations(revalidations)) view.rebuild();
      });
      if (unread && isVisited()) await showUnreadIn({ history, view }, unread);
      await onRevalidated(revalidations.at(-1)?.isWhole ?? false);
      // The socket was away once more meanwhile.
      if (history.isStale) await this.#revalidate(undefined);
    } catch (error) {
      this.#accept(error);
    }
  }

  #accept(error: unknown): void {
    const { id, cache, view } = this.#port;
    this.#failed(error);
    const problem = problemOf(error);
    if (problem.status !== 'denied') return;
    cache?.dropRoom(id);
    runInAction(() => view.setState(problem));
  }
}
