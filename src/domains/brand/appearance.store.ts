import type { Locale, Scheme } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { loadMessages, type Messages } from '../../lib/intl/messages.ts';
import { writePrefs } from '../../lib/storage/prefs.ts';

export interface AppearanceStart {
  locale: Locale;
  /** Texts of the first screen. */
  messages: Messages;
  /** The brand's own texts in that language. */
  overrides?: Record<string, string>;
  /** Fetches them in another one. */
  readTexts: (locale: Locale) => Promise<Record<string, string>>;
  scheme?: Scheme;
}

/** Language and scheme that the person chose; both travel in the cookie `prefs`, so the next first HTML is right. */
export class AppearanceStore {
  locale: Locale;
  messages: Messages;
  /** Undefined: the system's preference. */
  scheme: Scheme | undefined;
  readonly #overrides: Partial<Record<Locale, Record<string, string>>>;
  readonly #readTexts: AppearanceStart['readTexts'];
  #later: Promise<void> | undefined;
  /** Counts choices of a language: only the last one counts. */
  #round = 0;

  constructor({ locale, messages, overrides = {}, readTexts, scheme }: AppearanceStart) {
    this.locale = locale;
    this.messages = messages;
    this.scheme = scheme;
    this.#overrides = { [locale]: overrides };
    this.#readTexts = readTexts;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Brings the texts that the first screen does not say; once, unless it fails. */
  complete(): Promise<void> {
    this.#later ??= this.#complete(this.locale).catch((error: unknown) => {
      this.#later = undefined;
      throw error;
    });
    return this.#later;
  }

  async speak(locale: Locale): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    const messages = await this.#read(locale);
    if (round !== this.#round) return;
    runInAction(() => {
      this.locale = locale;
      this.messages = messages;
    });
    this.#later = Promise.resolve();
    document.documentElement.lang = locale;
    writePrefs({ locale });
  }

  wear(scheme: Scheme | undefined): void {
    this.scheme = scheme;
    if (scheme) document.documentElement.dataset['scheme'] = scheme;
    else delete document.documentElement.dataset['scheme'];
    writePrefs({ scheme });
  }

  async #complete(locale: Locale): Promise<void> {
    const messages = await this.#read(locale);
    runInAction(() => {
      // Another language, chosen meanwhile, came with all of its texts.
      if (this.locale === locale) this.messages = messages;
    });
  }

  async #read(locale: Locale): Promise<Messages> {
    const overrides = this.#overrides[locale] ?? (await this.#readTexts(locale));
    this.#overrides[locale] = overrides;
    return loadMessages(locale, overrides);
  }
}
