import type { Message } from '@livery/contract';
import { createAtom, makeAutoObservable } from 'mobx';
import { type StoredValue, storedValue } from '../../../lib/storage/stored-value.ts';
import { isExpired } from '../message.model.ts';

/** Ids of the voices that were heard last; of more the oldest are forgotten. */
const MOST_HEARD = 500;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

export const storedHeard: StoredValue<readonly string[]> = storedValue('me.heard', 1, isIds);

const isRate = (value: unknown): value is number => typeof value === 'number' && value >= 0.5 && value <= 4;

/** Of the device: whoever listens fast does so everywhere. */
const storedRate: StoredValue<number> = storedValue('voice-rate', 1, isRate);

export interface VoiceQueuePort {
  me(): string;
  /** Voices of a conversation that are known. */
  voicesIn(groupId: string): readonly Message[];
}

/** Voices follow each other: when one ends, the next one of somebody else that was not heard begins. */
export class VoiceQueue {
  /** The message whose turn it is. */
  current: string | undefined;
  /** How many times faster than it was said a voice plays. */
  rate = storedRate.read() ?? 1;
  /** Voices that are drawn: no other one can begin. */
  readonly #drawn = new Set<string>();
  readonly #port: VoiceQueuePort;
  readonly #stored: StoredValue<readonly string[]>;
  /** Of what is stored, here or by another tab. */
  readonly #change = createAtom(
    'voices heard',
    () => {
      this.#unwatch = this.#stored.watch(() => this.#change.reportChanged());
    },
    () => this.#unwatch?.(),
  );
  #unwatch: (() => void) | undefined;

  constructor(port: VoiceQueuePort, heard: StoredValue<readonly string[]> = storedHeard) {
    this.#port = port;
    this.#stored = heard;
    makeAutoObservable(this);
  }

  setRate(rate: number): void {
    this.rate = rate;
    storedRate.write(rate);
  }

  /** It is drawn and could play; returns what to call when it is drawn no more: its turn, if it is its, is over. */
  draw(id: string): () => void {
    this.#drawn.add(id);
    return () => {
      this.#drawn.delete(id);
      this.pass(id);
    };
  }

  /** Its turn is over: it has begun, or cannot. */
  pass(id: string): void {
    if (this.current === id) this.current = undefined;
  }

  /** Somebody else said it, and it was not played here yet. */
  isUnheard({ id, user_id }: Pick<Message, 'id' | 'user_id'>): boolean {
    return user_id !== this.#port.me() && !this.#heard.includes(id);
  }

  /** It plays, by itself or by a press: whatever was to follow, follows this one. */
  start({ id }: Pick<Message, 'id'>): void {
    this.current = undefined;
    const others = this.#heard.filter((known) => known !== id);
    this.#stored.write([...others, id].slice(-MOST_HEARD));
    this.#change.reportChanged();
  }

  /** It has been heard to its end. */
  end({ group_id, seq }: Message): void {
    const heard = new Set(this.#heard);
    const isNext = (message: Message) =>
      message.seq > seq &&
      message.user_id !== this.#port.me() &&
      !heard.has(message.id) &&
      !isExpired(message);
    const next = this.#port.voicesIn(group_id).filter(isNext);
    const [{ id } = {}] = next.sort((one, other) => one.seq - other.seq);
    // Nothing begins by itself later, when a message comes into sight.
    this.current = id !== undefined && this.#drawn.has(id) ? id : undefined;
  }

  get #heard(): readonly string[] {
    this.#change.reportObserved();
    return this.#stored.read() ?? [];
  }
}
