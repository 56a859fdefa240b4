import type { Message } from '@livery/contract';
import type { PagedList } from '../../lib/lists/paged-list.ts';

/** What is there no more: a message that was retracted, or all up to a seq. */
export type Gone = { id: string } | { to: number };

export const isGoneBy = (gone: Gone, { id, seq }: Message): boolean =>
  'id' in gone ? id === gone.id : seq <= gone.to;

interface Listener {
  gone(gone: Gone): void;
  /** Messages that follow all that were known. */
  arrived?(news: readonly Message[]): void;
}

/** What happens to a conversation, for those who show messages of it that the log may not know: what was found, its media. */
export class RoomChanges {
  readonly #listeners = new Set<Listener>();

  /** Returns how to end it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  gone(gone: Gone): void {
    for (const listener of this.#listeners) listener.gone(gone);
  }

  arrived(news: readonly Message[]): void {
    if (news.length > 0) for (const listener of this.#listeners) listener.arrived?.(news);
  }
}

/** A page that is under way may bring more of it, whose ids nobody knows: it is asked for again. */
const takeUpTo = (list: PagedList<Message>, to: number): void => {
  for (const message of list.list) if (isGoneBy({ to }, message)) list.remove(message.id);
  if (list.status === 'loading') list.reload();
};

/** Takes what is gone off a list of messages by their ids, also out of a page that is under way. */
export const takeOff = (list: PagedList<Message>, gone: Gone): void => {
  if ('id' in gone) list.remove(gone.id);
  else takeUpTo(list, gone.to);
};
