import type { EmojiCount, EventMap, Message } from '@livery/contract';
import { runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { OptimisticToggle } from '../../../lib/optimistic.ts';
import { AppliedVersions } from '../applied-versions.ts';
import { isRetracted } from '../message.model.ts';
import { afterChange, isMine, withMine } from './reactions.model.ts';

export interface ReactionsPort {
  http: HttpCalls;
  me: () => string;
  /** A known message of the conversation. */
  find(id: string): Message | undefined;
  /** Shows another version of it. */
  revise(message: Message): void;
}

/** One's reactions to one message whose change is on its way, by emoji. */
type Toggles = Map<string, OptimisticToggle>;

/** Emojis on the messages of one conversation: shown at once, sent one change after the other. */
export class RoomReactions {
  readonly #port: ReactionsPort;
  /** The newest state that is shown, by message; and of one's own emojis, by message and emoji. */
  readonly #counted = new AppliedVersions();
  readonly #own = new AppliedVersions();
  /** On their way, by message. */
  readonly #toggles = new Map<string, Toggles>();

  constructor(port: ReactionsPort) {
    this.#port = port;
  }

  /** Puts an emoji on a message, or takes it back. Throws when the server refuses; then it is as it was. */
  async toggle(id: string, emoji: string): Promise<void> {
    const message = this.#port.find(id);
    if (!message) return;
    const toggles = this.#togglesOf(id);
    const running = toggles.get(emoji);
    const toggle = running ?? new OptimisticToggle(isMine(message, emoji));
    toggles.set(emoji, toggle);
    const sending = toggle.flip((on) => this.#send(id, emoji, on));
    this.#show(id);
    // Whoever began waits for every change that is made meanwhile.
    if (running) return;
    try {
      await sending;
    } finally {
      this.#show(id);
      toggles.delete(emoji);
      if (toggles.size === 0) this.#toggles.delete(id);
    }
  }

  /** Somebody, here or elsewhere, reacted or took it back. What tells of an older state than is known changes nothing. */
  change(event: EventMap['emoji.changed']): void {
    const message = this.#port.find(event.id);
    if (!message || isRetracted(message)) return;
    const before = this.#confirmed(message);
    const isMyNews = event.user_id === this.#port.me() && this.#takeOwn(message, event);
    if (isMyNews) this.#toggles.get(event.id)?.get(event.emoji)?.accept(event.on);
    const counts = this.#counted.take(event.id, event.version, message.version) ? event.emojis : before;
    this.#show(event.id, afterChange(before, counts, isMyNews ? event : undefined));
  }

  /** As the server counts, without what is still on its way. */
  #confirmed({ id, emojis = [] }: Message): readonly EmojiCount[] {
    const toggles = [...(this.#toggles.get(id) ?? [])];
    return toggles.reduce((all, [emoji, { confirmed }]) => withMine(all, emoji, confirmed), emojis);
  }

  /** Whether this is news of one's own emoji, here or elsewhere. */
  #takeOwn({ id, version: read }: Message, { emoji, version }: { emoji: string; version: number }): boolean {
    return this.#own.take(`${id} ${emoji}`, version, read);
  }

  async #send(id: string, emoji: string, on: boolean): Promise<void> {
    const { http } = this.#port;
    const params = { id };
    const { emojis, version } = on
      ? await http.call('POST /api/v1/messages/:id/emojis', { params, body: { emoji } })
      : await http.call('DELETE /api/v1/messages/:id/emojis', { params, query: { emoji } });
    const message = this.#port.find(id);
    if (!message) return;
    this.#takeOwn(message, { emoji, version });
    // The event of the same change may have come before, and is as new.
    const isNew = this.#counted.take(id, version, message.version);
    const before = this.#confirmed(message);
    this.#show(id, isNew ? emojis : afterChange(before, before, { emoji, on }));
  }

  #togglesOf(id: string): Toggles {
    const toggles: Toggles = this.#toggles.get(id) ?? new Map();
    this.#toggles.set(id, toggles);
    return toggles;
  }

  /** The server's counts on a message, with the changes that are on their way. */
  #show(id: string, fromServer?: readonly EmojiCount[]): void {
    const message = this.#port.find(id);
    if (!message) return;
    let emojis = [...(fromServer ?? message.emojis ?? [])];
    for (const [emoji, { isOn }] of this.#toggles.get(id) ?? []) emojis = withMine(emojis, emoji, isOn);
    runInAction(() => this.#port.revise({ ...message, emojis }));
  }
}
