import type { Quote } from '@livery/contract';
import { makeAutoObservable, observable } from 'mobx';
import { type StoredValue, storedValue } from '../../lib/storage/stored-value.ts';

type Kept = Readonly<Record<string, Quote>>;

export const isQuote = (value: unknown): value is Quote => {
  const { id, user_id, nickname, type, text, filename } = (value ?? {}) as Record<string, unknown>;
  const areTexts = [id, user_id, nickname, type, text].every((field) => typeof field === 'string');
  return areTexts && (filename === null || typeof filename === 'string');
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && Object.values(value).every(isQuote);

export const storedReplies: StoredValue<Kept> = storedValue('me.replies', 1, isKept);

/** Which message the draft of a conversation replies to (`replyMessageId`); kept over reloads as the draft is. */
export class RepliesStore {
  readonly #quotes = observable.map<string, Quote>(undefined, { deep: false });
  /** Conversations whose draft lost the message that it replied to, before a toast has said so. */
  readonly #lost = observable.set<string>();
  readonly #stored: StoredValue<Kept>;
  readonly #unwatch: () => void;

  constructor(replies: StoredValue<Kept> = storedReplies) {
    this.#stored = replies;
    makeAutoObservable(this);
    this.#read();
    this.#unwatch = replies.watch(() => this.#read());
  }

  of(groupId: string): Quote | undefined {
    return this.#quotes.get(groupId);
  }

  set(groupId: string, quote: Quote): void {
    this.#quotes.set(groupId, quote);
    this.#write(groupId);
  }

  clear(groupId: string): void {
    if (this.#quotes.delete(groupId)) this.#write(groupId);
  }

  /** A message has been retracted: a draft that replied to it is no reply any more (product.md section 4). */
  retract(groupId: string, messageId: string): void {
    if (this.of(groupId)?.id !== messageId) return;
    this.clear(groupId);
    this.#lost.add(groupId);
  }

  hasLost(groupId: string): boolean {
    return this.#lost.has(groupId);
  }

  /** The toast about it has been shown. */
  forgetLoss(groupId: string): void {
    this.#lost.delete(groupId);
  }

  stop(): void {
    this.#unwatch();
  }

  #read(): void {
    this.#quotes.replace(this.#stored.read() ?? {});
  }

  /** Other tabs write here too: only the own change is written. */
  #write(groupId: string): void {
    const { [groupId]: _, ...others } = this.#stored.read() ?? {};
    const quote = this.of(groupId);
    this.#stored.write(quote ? { ...others, [groupId]: quote } : others);
  }
}
