import type { EmojiCount, EventMap, Message } from '@livery/contract';
import { runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { OptimisticToggle } from '../../../lib/optimistic.ts';
import { afterChange, isMine, withMine } from './reactions.model.ts';

export interface ReactionsPort {
  http: HttpCalls;
  me: () => string;
  /** A known message of the conversation. */
  find(id: string): Message | undefined;
  /** Shows another version of it. */
  revise(message: Message): void;
}

/** One's wishes about one message, by emoji. */
type Wishes = Map<string, OptimisticToggle>;

/** Emojis on the messages of one conversation: shown at once, sent one wish after the other. */
export class RoomReactions {
  readonly #port: ReactionsPort;
  /** On their way, by message. */
  readonly #wishes = new Map<string, Wishes>();

  constructor(port: ReactionsPort) {
    this.#port = port;
  }

  /** Puts an emoji on a message, or takes it back. Throws when the server refuses; then it is as it was. */
  async toggle(id: string, emoji: string): Promise<void> {
    const message = this.#port.find(id);
    if (!message) return;
    const wishes = this.#wishesOf(id);
    const running = wishes.get(emoji);
    const wish = running ?? new OptimisticToggle(isMine(message, emoji));
    wishes.set(emoji, wish);
    const sending = wish.flip((on) => this.#send(id, emoji, on));
    this.#show(id);
    // Whoever began it waits for all that is wished meanwhile.
    if (running) return;
    try {
      await sending;
    } finally {
      this.#show(id);
      wishes.delete(emoji);
      if (wishes.size === 0) this.#wishes.delete(id);
    }
  }

  /** Somebody, here or elsewhere, reacted or took it back. */
  change(event: EventMap['emoji.changed']): void {
    const message = this.#port.find(event.id);
    if (!message) return;
    const me = this.#port.me();
    const wishes = this.#wishes.get(event.id);
    if (event.user_id === me) wishes?.get(event.emoji)?.accept(event.on);
    // What is only wished for is not in the server's counts.
    const before = (message.emojis ?? []).map((one) => ({
      ...one,
      mine: wishes?.get(one.emoji)?.confirmed ?? one.mine,
    }));
    this.#show(event.id, afterChange(before, event, me));
  }

  async #send(id: string, emoji: string, on: boolean): Promise<void> {
    const { http } = this.#port;
    const params = { id };
    const { emojis } = on
      ? await http.call('POST /api/v1/messages/:id/emojis', { params, body: { emoji } })
      : await http.call('DELETE /api/v1/messages/:id/emojis', { params, query: { emoji } });
    this.#show(id, emojis);
  }

  #wishesOf(id: string): Wishes {
    const wishes: Wishes = this.#wishes.get(id) ?? new Map();
    this.#wishes.set(id, wishes);
    return wishes;
  }

  /** What the server says about a message, with what is wished over it. */
  #show(id: string, said?: readonly EmojiCount[]): void {
    const message = this.#port.find(id);
    if (!message) return;
    let emojis = [...(said ?? message.emojis ?? [])];
    for (const [emoji, { isOn }] of this.#wishes.get(id) ?? []) emojis = withMine(emojis, emoji, isOn);
    runInAction(() => this.#port.revise({ ...message, emojis }));
  }
}
