import { runInAction } from 'mobx';
import { connection } from '../../lib/connection.ts';
import { isConnectionLost } from '../../lib/http/failure.ts';
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
  /** Calls off the opening that waits for the network. */
  #stopWaiting: (() => void) | undefined;
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
    this.#running ??= this.#open(unread).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Nobody waits for the network any more. */
  callOff(): void {
    this.#stopWaiting?.();
  }

  stop(): void {
    this.#isStopped = true;
    this.callOff();
  }

  async #open(entered: Unread | undefined | Promise<Unread | undefined>): Promise<void> {
    const { history, view, restore, catchUp } = this.#port;
    runInAction(() => view.setState({ status: 'opening' }));
    if (await restore.show()) return restore.revalidate(entered);
    if (this.#isStopped) return;
    try {
      const [unread] = await Promise.all([entered, history.readNewest({ claims: DENIALS })]);
      if (unread) await history.readFrom(unread);
      runInAction(() => {
        view.showNewest();
        if (unread) view.showUnread(unread);
      });
      if (this.#announcedSeq === Number.POSITIVE_INFINITY) history.invalidate(view.ready?.window);
      if (this.takeBehind()) await catchUp();
    } catch (error) {
      runInAction(() => view.setState(problemOf(error)));
      if (isConnectionLost(error)) this.#openOnceBack();
    }
  }

  /** Nobody waits in a room that was left meanwhile. */
  #openOnceBack(): void {
    const { view, isVisited, openAgain } = this.#port;
    this.callOff();
    if (!isVisited()) return;
    this.#stopWaiting = connection.onceBack(() => {
      if (view.state.status === 'failed') openAgain();
    });
  }
}
