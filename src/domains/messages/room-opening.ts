import { runInAction } from 'mobx';
import { OnceBack } from '../../lib/once-back.ts';
import type { RoomRestore } from './cache/room-restore.ts';
import type { RoomHistory } from './room-history.ts';
import { DENIALS, problemOf } from './room-state.ts';
import type { RoomView } from './room-view.store.ts';
import type { Unread } from './unread-line.ts';

export interface RoomOpeningPort {
  history: RoomHistory;
  view: RoomView;
  restore: RoomRestore;
  isVisited(): boolean;
  /** Reads what followed the newest known message. */
  catchUp(): Promise<void>;
  /** The network is back: as if somebody came. */
  openAgain(): void;
}

/** How a room comes to be shown, and what events named meanwhile: the page that is read may be older than they are. */
export class RoomOpening {
  readonly #port: RoomOpeningPort;
  #running: Promise<void> | undefined;
  /** The highest seq that an event named; infinity: which one is not known. */
  #announcedSeq = 0;
  readonly #onceBack = new OnceBack();
  /** Of whoever came last: nobody waits for the network in a room that was left. */
  #failed: (error: unknown) => void = () => undefined;
  #isStopped = false;

  constructor(port: RoomOpeningPort) {
    this.#port = port;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** An event named a message that the room does not show yet. */
  announce(seq = Number.POSITIVE_INFINITY): void {
    this.#announcedSeq = Math.max(this.#announcedSeq, seq);
  }

  /** Whether events named more than is known now; they are not asked about again. */
  takeBehind(): boolean {
    const isBehind = this.#announcedSeq > this.#port.history.known.end;
    this.#announcedSeq = 0;
    return isBehind;
  }

  /** Shows what is unread, else the newest messages; a second call waits for the first one. */
  run(unread?: Unread | Promise<Unread | undefined>): Promise<void> {
    const { view, openAgain } = this.#port;
    this.#failed = this.#onceBack.begin(() => view.state.status === 'failed' && openAgain());
    this.#running ??= this.#open(unread).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Nobody waits for the network any more. */
  callOff(): void {
    this.#onceBack.stop();
  }

  stop(): void {
    this.#isStopped = true;
    this.callOff();
  }

  async #open(entered: Unread | undefined | Promise<Unread | undefined>): Promise<void> {
    const { history, view, restore, isVisited, catchUp } = this.#port;
    runInAction(() => view.setState({ status: 'opening' }));
    const isShown = await restore.show();
    // What was kept is read again by whoever comes next.
    if (this.#isStopped || (isShown && !isVisited())) return;
    if (isShown) return restore.revalidate(entered);
    try {
      const [unread] = await Promise.all([entered, history.readNewest({ claims: DENIALS })]);
      if (unread) await history.readFrom(unread, (message) => view.isNews(message));
      runInAction(() => {
        view.showNewest();
        if (unread && isVisited()) view.showUnread(unread);
      });
      if (this.#announcedSeq === Number.POSITIVE_INFINITY) history.invalidate(view.ready?.window);
      if (this.takeBehind()) await catchUp();
    } catch (error) {
      runInAction(() => view.setState(problemOf(error)));
      this.#failed(error);
    }
  }
}
