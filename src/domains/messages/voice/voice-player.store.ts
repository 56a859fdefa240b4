import type { Message } from '@livery/contract';
import { playAlone } from '@livery/design-system/sound';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { type StoredValue, storedValue } from '../../../lib/storage/stored-value.ts';
import { isGone } from '../files/message-files.ts';
import { isExpired } from '../message.model.ts';
import { HeardVoices } from './heard-voices.ts';
import { hideInSystem, showInSystem } from './system-controls.ts';

const isRate = (value: unknown): value is number => typeof value === 'number' && value >= 0.5 && value <= 4;

/** So many pages of voices that were heard, or are one's own, are passed over. */
const MOST_PAGES = 5;

/** Of the device: whoever listens fast does so everywhere. */
const storedRate: StoredValue<number> = storedValue('voice-rate', 1, isRate);

export interface VoicePlayerPort {
  me(): string;
  /** Voices of a conversation that are known. */
  voicesIn(groupId: string): readonly Message[];
  /** Those after one, the next first, a page of them; rejects without a connection. */
  voicesAfter(message: Message): Promise<readonly Message[]>;
  /** An address that is read in ranges, good for an hour. Rejects as `MessageFiles.linkOf`. */
  addressOf(message: Message): Promise<string>;
  /** It did not come (then `error` is why), or cannot be played. */
  onBroken(error?: unknown): void;
  /** Whose voice it is, for the system's own controls. */
  titleOf(message: Message): string;
}

/** `idle`: it is not the one that is heard. */
export type VoiceState = 'idle' | 'loading' | 'playing' | 'paused';

/**
 * The one player of voices: what plays goes on when its message scrolls away and when its conversation is left, and when it ends
 * the next one of somebody else that was not heard begins.
 */
export class VoicePlayer {
  /** The one that is heard, or pauses. */
  current: Message | undefined = undefined;
  state: VoiceState = 'idle';
  seconds = 0;
  /** How many times faster than it was said a voice plays. */
  rate = storedRate.read() ?? 1;
  /** So many bars of the page itself show it. */
  bars = 0;
  readonly #port: VoicePlayerPort;
  readonly #heard = new HeardVoices();
  /** Those whose files are kept no longer. */
  readonly #gone = observable.set<string>();
  #sound: HTMLAudioElement | undefined;
  #brokeAt: string | undefined;
  /** Counts beginnings: what comes of an earlier one says nothing about the last. */
  #turn = 0;

  constructor(port: VoicePlayerPort) {
    this.#port = port;
    makeAutoObservable(this, { current: observableRef });
  }

  stateOf(id: string): VoiceState {
    return this.current?.id === id ? this.state : 'idle';
  }

  secondsOf(id: string): number {
    return this.current?.id === id ? this.seconds : 0;
  }

  /** Its file is kept no longer. */
  isGone(message: Message): boolean {
    return isExpired(message) || this.#gone.has(message.id);
  }

  /** Somebody else said it, and it was not played here yet. */
  isUnheard({ id, user_id }: Pick<Message, 'id' | 'user_id'>): boolean {
    return user_id !== this.#port.me() && !this.#heard.has(id);
  }

  setRate(rate: number): void {
    this.rate = rate;
    storedRate.write(rate);
    if (this.#sound) this.#sound.playbackRate = rate;
  }

  /** The page has a bar for it, until what is returned. */
  showInPage(): () => void {
    this.bars += 1;
    return () =>
      runInAction(() => {
        this.bars -= 1;
      });
  }

  /** Begins, pauses or goes on. */
  toggle(message: Message): void {
    if (this.current?.id !== message.id) void this.#begin(message);
    else if (this.state === 'playing') this.#sound?.pause();
    else if (this.state === 'paused') this.#resume(message);
  }

  /** One that is not heard yet begins there. */
  seek(message: Message, seconds: number): void {
    if (this.current?.id !== message.id) return void this.#begin(message, seconds);
    this.seconds = seconds;
    if (this.#sound) this.#sound.currentTime = seconds;
  }

  /** Nothing is heard any more. */
  close(): void {
    this.current = undefined;
    this.state = 'idle';
    this.seconds = 0;
    this.#sound?.pause();
    this.#sound?.removeAttribute('src');
    hideInSystem();
  }

  /** It was taken back. */
  drop(id: string): void {
    if (this.current?.id === id) this.close();
  }

  /** The conversation is the person's no more. */
  leave(groupId: string): void {
    if (this.current?.group_id === groupId) this.close();
  }

  stop(): void {
    this.close();
    this.#sound?.remove();
    this.#sound = undefined;
  }

  async #begin(message: Message, seconds = 0): Promise<void> {
    const sound = this.#open();
    this.#turn += 1;
    const turn = this.#turn;
    const isWanted = () => this.current === message && turn === this.#turn;
    sound.pause();
    this.current = message;
    this.state = 'loading';
    this.seconds = seconds;
    try {
      const address = await this.#port.addressOf(message);
      // Another one was begun meanwhile, or none is wanted.
      if (!isWanted()) return;
      sound.src = address;
      // Somebody may have gone to another place while it came.
      sound.currentTime = this.seconds;
      await sound.play();
    } catch (error) {
      if (isWanted()) runInAction(() => this.#fail(message, error));
    }
  }

  /** What did not come is asked for by the next press. */
  #fail({ id }: Message, error: unknown): void {
    this.close();
    if (isGone(error)) this.#gone.add(id);
    // A pause or another voice ends one that only begins.
    else if (!(error instanceof DOMException)) this.#port.onBroken(error);
    else if (error.name !== 'AbortError') this.#port.onBroken();
  }

  /** Its address may have expired meanwhile. */
  #resume(message: Message): void {
    this.#sound?.play().catch(() => {
      // Unless that has begun: it broke off as it went on.
      if (this.current === message && this.state !== 'loading') void this.#begin(message, this.seconds);
    });
  }

  /** One for all voices: a phone lets it go on to the next because a finger has begun it. In the page: what else is heard there pauses it. */
  #open(): HTMLAudioElement {
    if (this.#sound) return this.#sound;
    const sound = document.createElement('audio');
    const on = (event: string, work: () => void) =>
      sound.addEventListener(event, () => runInAction(() => this.current && work()));
    sound.hidden = true;
    sound.preload = 'none';
    on('play', () => this.#onPlay(sound));
    on('pause', () => this.#onPause());
    on('timeupdate', () => {
      if (this.state !== 'loading') this.seconds = sound.currentTime;
    });
    on('ended', () => void this.#next());
    on('error', () => this.#goOn());
    document.body.append(sound);
    this.#sound = sound;
    return sound;
  }

  #onPlay(sound: HTMLAudioElement): void {
    const { current } = this;
    if (!current) return;
    this.state = 'playing';
    // A new address begins at its ordinary speed.
    sound.playbackRate = this.rate;
    playAlone(sound);
    this.#heard.add(current.id);
    showInSystem({
      title: this.#port.titleOf(current),
      onToggle: () => this.toggle(current),
      onNext: () => void this.#next(),
      onEnd: () => this.close(),
    });
  }

  /** It broke off: its address is good for an hour. A new one is asked for, but once at one place. */
  #goOn(): void {
    const { current, seconds } = this;
    if (!current || this.state !== 'playing') return;
    const place = `${current.id} ${seconds}`;
    if (place !== this.#brokeAt) void this.#begin(current, seconds);
    else {
      this.#port.onBroken();
      this.close();
    }
    this.#brokeAt = place;
  }

  /** The one before it pauses when another is begun. */
  #onPause(): void {
    if (this.state === 'playing') this.state = 'paused';
  }

  /** It has been heard to its end: the server says what follows, also far from what is known; else what is known does. */
  async #next(): Promise<void> {
    const { current, state } = this;
    if (!current) return;
    const known = () => this.#port.voicesIn(current.group_id);
    const voices = await this.#following(current).catch(known);
    // Somebody has begun another one meanwhile, or this one again, or wants none.
    if (this.current !== current || (state === 'paused' && this.state !== 'paused')) return;
    const [next] = voices
      .filter((message) => this.#follows(current, message))
      .toSorted((one, other) => one.seq - other.seq);
    if (next) void this.#begin(next);
    else this.close();
  }

  /** Pages of what follows, until one holds what is to be heard. */
  async #following(current: Message): Promise<readonly Message[]> {
    let last = current;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const voices = await this.#port.voicesAfter(last);
      if (voices.some((message) => this.#follows(current, message))) return voices;
      const end = voices.at(-1);
      if (!end) break;
      last = end;
    }
    return [];
  }

  #follows(current: Message, message: Message): boolean {
    return message.seq > current.seq && this.isUnheard(message) && !this.isGone(message);
  }
}
