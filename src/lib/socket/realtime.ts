import type { EventMap, EventName, RealtimeEvent } from '@livery/contract';
import { makeObservable, observable, runInAction } from 'mobx';
import { connection } from '../connection.ts';
import type { Credentials } from '../http/credentials.ts';
import type { Connection, ConnectionListeners } from './connection.ts';
import type { Signal } from './frames.ts';
import { runAsLeader } from './leader.ts';

/** `off`: nobody is signed in. `down`: signed in without a live socket, so stores poll. */
export type RealtimeStatus = 'off' | 'connecting' | 'open' | 'down';

/** What the leading tab tells the others,and what they have it send to the server. */
type TabNews =
  | { kind: 'hello' }
  | { kind: 'signal'; signal: Signal }
  | { kind: 'status'; status: RealtimeStatus }
  | { kind: 'event'; event: RealtimeEvent };

type Handler = (data: never) => void;
export type Connect = (credentials: Credentials, listeners: ConnectionListeners) => Promise<Connection>;

const back = (): Promise<void> => new Promise((resolve) => void connection.onceBack(resolve));

/** The code of sockets; without a connection it comes with the next one. */
const socketCode = (): Promise<typeof import('./connection.ts')> =>
  import('./connection.ts').catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return back().then(socketCode);
  });

const connectLazily: Connect = async (credentials, listeners) => {
  const { connect } = await socketCode();
  return connect(credentials, listeners);
};

/**
 * Live events of the account, over one socket a browser: the tabs elect a leader, which passes everything on.
 * Events are hints; `onCatchUp` says when something may have been missed.
 */
export class Realtime {
  status: RealtimeStatus = 'off';
  readonly #credentials: () => Credentials;
  readonly #connect: Connect;
  readonly #handlers = new Map<EventName, Set<Handler>>();
  readonly #catchUps = new Set<() => void>();
  #unhandled: (event: RealtimeEvent) => void = () => undefined;
  #channel: BroadcastChannel | undefined;
  #resign: (() => void) | undefined;
  /** Of the leading tab. */
  #socket: Promise<Connection> | undefined;
  #isLeading = false;

  constructor(credentials: () => Credentials, connect: Connect = connectLazily) {
    makeObservable(this, { status: observable });
    this.#credentials = credentials;
    this.#connect = connect;
  }

  /** This tab has the browser's socket. */
  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** Handles one kind of event; returns how to stop. */
  on<Name extends EventName>(name: Name, handler: (data: EventMap[Name]) => void): () => void {
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler as Handler));
    return () => handlers.delete(handler as Handler);
  }

  /** Called with an event that nobody handles: its domain may not have been loaded. */
  onUnhandled(listener: (event: RealtimeEvent) => void): void {
    this.#unhandled = listener;
  }

  /** Called whenever the socket has become live again: ask the calls for what was missed. */
  onCatchUp(handler: () => void): () => void {
    this.#catchUps.add(handler);
    return () => this.#catchUps.delete(handler);
  }

  /** The channel's name carries the account, so that no tab hears another account's events. */
  start(accountId: string): void {
    this.stop();
    this.#become('connecting');
    this.#channel = new BroadcastChannel(`live:${accountId}`);
    this.#channel.onmessage = (message: MessageEvent<TabNews>) => this.#onTabNews(message.data);
    this.#channel.postMessage({ kind: 'hello' } satisfies TabNews);
    this.#resign = runAsLeader(`live:${accountId}`, () => this.#lead());
  }

  stop(): void {
    this.#resign?.();
    this.#channel?.close();
    this.#resign = undefined;
    this.#channel = undefined;
    this.#become('off');
  }

  /** Sends the server something that matters for seconds; without a live socket it is dropped. */
  send(signal: Signal): void {
    if (this.status !== 'open') return;
    if (!this.#isLeading) this.#channel?.postMessage({ kind: 'signal', signal } satisfies TabNews);
    else void this.#socket?.then((live) => live.send(signal));
  }

  #lead(): () => void {
    let isOver = false;
    const announce = (status: RealtimeStatus) => isOver || this.#announce(status);
    this.#isLeading = true;
    // The former leader's socket is gone: what comes until this one is ready has to be caught up with.
    announce('connecting');
    const socket = this.#connect(this.#credentials(), {
      onEvent: (event) => isOver || this.#pass(event),
      onReady: () => announce('open'),
      onDown: (isFinal) => announce(isFinal ? 'down' : 'connecting'),
    });
    this.#socket = socket;
    socket.catch(() => announce('down'));
    const probe = () => {
      if (document.visibilityState !== 'visible') return;
      socket.then((live) => live.probe()).catch(() => undefined);
    };
    addEventListener('online', probe);
    document.addEventListener('visibilitychange', probe);
    return () => {
      isOver = true;
      this.#isLeading = false;
      removeEventListener('online', probe);
      document.removeEventListener('visibilitychange', probe);
      socket.then((live) => live.close()).catch(() => undefined);
    };
  }

  #onTabNews(news: TabNews): void {
    if (news.kind === 'hello' && this.#isLeading) this.#tell(this.status);
    if (news.kind === 'signal' && this.#isLeading) this.send(news.signal);
    if (this.#isLeading) return;
    if (news.kind === 'event') this.#receive(news.event);
    if (news.kind === 'status') this.#become(news.status);
  }

  #pass(event: RealtimeEvent): void {
    this.#channel?.postMessage({ kind: 'event', event } satisfies TabNews);
    this.#receive(event);
  }

  #announce(status: RealtimeStatus): void {
    this.#tell(status);
    this.#become(status);
  }

  #tell(status: RealtimeStatus): void {
    this.#channel?.postMessage({ kind: 'status', status } satisfies TabNews);
  }

  #become(status: RealtimeStatus): void {
    if (this.status === status) return;
    runInAction(() => {
      this.status = status;
    });
    if (status === 'open') for (const catchUp of this.#catchUps) catchUp();
  }

  /** Hands an event to its handlers; one without any is told to `onUnhandled`, and is over when that emits it again in vain. */
  emit(event: RealtimeEvent): void {
    for (const handler of this.#handlers.get(event.event) ?? [])
      (handler as (data: unknown) => void)(event.data);
  }

  #receive(event: RealtimeEvent): void {
    if (this.#handlers.get(event.event)?.size) this.emit(event);
    else this.#unhandled(event);
  }
}
