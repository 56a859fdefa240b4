import type { Group, Message } from '@livery/contract';
import { whenIdle } from '@livery/design-system';
import type { Fragment } from '../fragments.ts';
import { type CacheOwner, type ChatDatabase, openChatDatabase } from './chat-database.ts';

/** Conversations are kept while they are among so many saved last. */
const MOST_ROOMS = 60;
/** Changes this close together are written at once. Milliseconds. */
const PAUSE = 1_000;
/** The cache is not waited for longer than this: a busy phone opens one in half a second. Milliseconds. */
const PATIENCE = 1_000;

/** What a conversation keeps over a reload; `take` is called when it is written, undefined keeps nothing new. */
export interface RoomCache {
  room(id: string): Promise<Fragment<Message> | undefined>;
  saveRoom(id: string, take: () => Fragment<Message> | undefined): void;
  dropRoom(id: string): void;
}

const inTime = <Value>(work: Promise<Value>): Promise<Value | undefined> => {
  const { promise, resolve } = Promise.withResolvers<Value | undefined>();
  const timer = setTimeout(() => resolve(undefined), PATIENCE);
  work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  return promise;
};

const dropSurplus = async (database: ChatDatabase): Promise<void> => {
  const surplus = (await database.count('rooms')) - MOST_ROOMS;
  if (surplus <= 0) return;
  const oldest = await database.getAllKeysFromIndex('rooms', 'savedAt', undefined, surplus);
  for (const id of oldest) await database.delete('rooms', id);
};

/**
 * What this browser keeps of somebody's conversations, so that they stand before anything was asked. Denied, full or
 * slow storage costs the memory, never the screen: nothing here rejects.
 */
export class ChatCache implements RoomCache {
  readonly #database: Promise<ChatDatabase | undefined>;
  readonly #rooms = new Map<string, () => Fragment<Message> | undefined>();
  #list: readonly Group[] | undefined;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopIdle: (() => void) | undefined;

  constructor(owner: CacheOwner) {
    this.#database = openChatDatabase(owner).catch(() => undefined);
    document.addEventListener('visibilitychange', this.#onHidden);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  room(id: string): Promise<Fragment<Message> | undefined> {
    return this.#read((database) => database.get('rooms', id));
  }

  list(): Promise<readonly Group[] | undefined> {
    return this.#read((database) => database.get('list', 'newest'));
  }

  saveRoom(id: string, take: () => Fragment<Message> | undefined): void {
    this.#rooms.set(id, take);
    this.#schedule();
  }

  saveList(groups: readonly Group[]): void {
    this.#list = groups;
    this.#schedule();
  }

  /** The conversation is no longer the person's to read. */
  dropRoom(id: string): void {
    this.#rooms.delete(id);
    void this.#write((database) => database.delete('rooms', id));
  }

  /** Writes what has changed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopIdle?.();
    this.#timer = undefined;
    const list = this.#list;
    const savedAt = Date.now();
    const rooms = [...this.#rooms].flatMap(([id, take]) => {
      const kept = take();
      return kept ? [{ ...kept, id, savedAt }] : [];
    });
    this.#list = undefined;
    this.#rooms.clear();
    await this.#write(async (database) => {
      const work = database.transaction(['list', 'rooms'], 'readwrite');
      const puts = rooms.map((room) => work.objectStore('rooms').put(room));
      if (list) puts.push(work.objectStore('list').put(list, 'newest'));
      // A page that is being closed waits for no more than what was said by now.
      work.commit();
      // Each of them rejects when the whole does.
      await Promise.all([...puts, work.done]);
      await dropSurplus(database);
    });
  }

  /** The owner has left: nothing is read or written any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#stopIdle?.();
    document.removeEventListener('visibilitychange', this.#onHidden);
    void this.#database.then((database) => database?.close());
  }

  readonly #onHidden = (): void => {
    if (document.visibilityState === 'hidden' && this.#timer !== undefined) void this.flush();
  };

  #schedule(): void {
    if (this.#isStopped || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#stopIdle = whenIdle(() => void this.flush());
    }, PAUSE);
  }

  #read<Value>(work: (database: ChatDatabase) => Promise<Value>): Promise<Value | undefined> {
    return inTime(
      this.#database.then((database) => (database && !this.#isStopped ? work(database) : undefined)),
    );
  }

  async #write(work: (database: ChatDatabase) => Promise<void>): Promise<void> {
    try {
      const database = await this.#database;
      if (database && !this.#isStopped) await work(database);
    } catch {
      // Full, or closed because its owner has left.
    }
  }
}
