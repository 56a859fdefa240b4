import type { Locale, Scheme } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import {
  firstTexts,
  type Messages,
  type Overrides,
  readMessages,
  type TextBundle,
} from '../../lib/intl/messages.ts';
import { writePrefs } from '../../lib/storage/prefs.ts';
import { paintThemeColor } from './theme-color.ts';

export interface AppearanceStart {
  locale: Locale;
  /** Texts of the first screen. */
  messages: Messages;
  /** The brand's own texts in that language, all of them; they are read with the first others where they are not known yet. */
  overrides?: Overrides | undefined;
  /** Fetches them. */
  readTexts: (locale: Locale) => Promise<Overrides>;
  scheme?: Scheme;
}

/** Language and scheme that the person chose; both travel in the cookie `prefs`, so the next first HTML is right. */
export class AppearanceStore {
  locale: Locale;
  messages: Messages;
  /** Undefined: the system's preference. */
  scheme: Scheme | undefined;
  readonly #overrides: { [Tag in Locale]?: Overrides | undefined };
  readonly #readTexts: AppearanceStart['readTexts'];
  /** What has been asked for beyond the first screen's texts, in whatever language. */
  readonly #bundles = new Map<TextBundle, Promise<void>>([[firstTexts, Promise.resolve()]]);
  /** Counts choices of a language: only the last one counts. */
  #round = 0;

  constructor({ locale, messages, overrides, readTexts, scheme }: AppearanceStart) {
    this.locale = locale;
    this.messages = messages;
    this.scheme = scheme;
    this.#overrides = { [locale]: overrides };
    this.#readTexts = readTexts;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Loads texts that the first screen does not say; once, unless it fails. Those that are here stay. */
  loadTexts(bundle: TextBundle): Promise<void> {
    const known = this.#bundles.get(bundle);
    if (known) return known;
    const loading = this.#loadTexts(bundle).catch((error: unknown) => {
      this.#bundles.delete(bundle);
      throw error;
    });
    this.#bundles.set(bundle, loading);
    return loading;
  }

  async setLocale(locale: Locale, direction = 'ltr'): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    const messages = await this.#read(locale, this.#bundles.keys());
    if (round !== this.#round) return;
    runInAction(() => {
      this.locale = locale;
      this.messages = messages;
    });
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
    writePrefs({ locale });
  }

  setScheme(scheme: Scheme | undefined): void {
    this.scheme = scheme;
    if (scheme) document.documentElement.dataset['scheme'] = scheme;
    else delete document.documentElement.dataset['scheme'];
    writePrefs({ scheme });
    paintThemeColor();
  }

  async #loadTexts(bundle: TextBundle): Promise<void> {
    const { locale } = this;
    const messages = await this.#read(locale, [bundle]);
    // Another language was chosen meanwhile: it may have come without these.
    if (this.locale !== locale) return this.#loadTexts(bundle);
    runInAction(() => {
      this.messages = { ...messages, ...this.messages };
    });
  }

  async #read(locale: Locale, bundles: Iterable<TextBundle>): Promise<Messages> {
    const overrides = this.#overrides[locale] ?? (await this.#readTexts(locale));
    this.#overrides[locale] = overrides;
    return readMessages(bundles, locale, overrides);
  }
}
