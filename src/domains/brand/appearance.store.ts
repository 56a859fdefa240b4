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
    this.#later ??= this.#load(this.locale).catch((error: unknown) => {
      this.#later = undefined;
      throw error;
    });
    return this.#later;
  }

  async speak(locale: Locale): Promise<void> {
    await this.#load(locale);
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

  async #load(locale: Locale): Promise<void> {
    const overrides = this.#overrides[locale] ?? (await this.#readTexts(locale));
    this.#overrides[locale] = overrides;
    const messages = await loadMessages(locale, overrides);
    runInAction(() => {
      this.locale = locale;
      this.messages = messages;
    });
  }
}
